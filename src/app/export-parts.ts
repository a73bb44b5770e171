import type { ExportParts } from '#features/members/accounts/server/index.ts'
import type { Blobs } from '#platform/server/blobs/blobs.ts'
import type { Product } from './product.ts'

/**
 * Collects all data the features store about a member, for their data export; photos in their
 * largest width (BEY-13).
 */
export function createExportParts(product: () => Product, blobs: Blobs): (account: number) => Promise<ExportParts> {
  return async (account) => {
    const {
      profiles,
      photos,
      likes,
      blocks,
      phones,
      directdebit,
      fiction,
      sponsored,
      honesty,
      warnings,
      reports,
      care,
      chat,
      credits,
      limits,
      discounts,
      payments,
      invoices,
      money,
      refunds,
      cards,
      matching,
      verification,
      quiet,
      push,
    } = product()
    const [ownPhotos, conversations] = [await photos.exportMemberData(account), await chat.exportOwn(account)]
    const verifications = await verification.exportMemberData(account)
    const files = []
    for (const { name, key } of [...ownPhotos.files, ...verifications.files, ...conversations.files]) {
      const blob = await blobs.get(`${key}/960.webp`)
      if (blob !== null) files.push({ name, bytes: blob.bytes })
    }
    return {
      parts: {
        profile: await profiles.exportOwn(account),
        photos: ownPhotos.data,
        verification: verifications.data,
        likes: await likes.exportMemberData(account),
        matching: await matching.exportMemberData(account),
        blocks: await blocks.exportOwn(account),
        phone: await phones.exportOwn(account),
        direct_debit_mandates: await directdebit.exportOwn(account),
        fictional_profiles: await fiction.exportMemberData(account),
        ads: await sponsored.exportMemberData(account),
        honest_answers: await honesty.exportMemberData(account),
        warnings: await warnings.exportMemberData(account),
        pauses: await care.exportMemberData(account),
        reports: await reports.exportMemberData(account),
        conversations: conversations.data,
        credits: await credits.exportOwn(account),
        quiet_mode: await quiet.exportMemberData(account),
        spending_limits: await limits.exportOwn(account),
        push_notifications: await push.exportMemberData(account),
        orders: await payments.exportOwn(account),
        invoices: await invoices.exportOwn(account),
        money: await money.exportOwn(account),
        discount_codes: await discounts.exportOwn(account),
        cards: await cards.exportOwn(account),
        money_back: await refunds.exportOwn(account),
      },
      files,
    }
  }
}
