import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Product } from '../product.ts'
import { platformPersonalData } from './platform-personal-data.ts'

/**
 * All personal data of the product except accounts' own, in the order in which it is erased. Data
 * exports use the same order (BEY-13, ACC-14).
 */
export function listPersonalData(product: Product): readonly PersonalData[] {
  return [
    product.matching,
    product.chat,
    product.likes,
    product.phoneVerification,
    product.directDebit,
    product.blocks,
    product.ads,
    product.authenticity,
    product.messageWarnings,
    product.fictionalProfiles,
    product.wellbeing,
    product.memberFiles,
    product.personaDesk,
    product.photoModeration,
    product.photoVerification,
    product.photos,
    product.profiles,
    product.quietMode,
    product.spendingLimits,
    product.discounts,
    product.savedCards,
    product.push,
    product.notifications,
    product.emailOffice,
    product.search,
    // These features keep their rows when an account is erased.
    product.credits,
    product.payments,
    product.invoices,
    product.revenueLedger,
    product.refunds,
    product.reports,
    product.complaints,
    product.dataRequests,
    product.staff,
    { personalData: platformPersonalData },
  ].map(({ personalData }) => personalData)
}
