import type { ExportParts } from '#features/members/accounts/server/index.ts'
import type { Blobs } from '#platform/server/blobs/blobs.ts'
import type { Product } from './product.ts'

/**
 * Collects all data the features store about a member, for their data export; photos in their
 * largest width (BEY-13).
 */
export function exportPartsOf(product: () => Product, blobs: Blobs): (account: number) => Promise<ExportParts> {
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
    const [ownPhotos, conversations] = [await photos.exportOwn(account), await chat.exportOwn(account)]
    const verifications = await verification.exportOwn(account)
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
        likes: await likes.exportOwn(account),
        matching: await matching.exportOwn(account),
        blocks: await blocks.exportOwn(account),
        phone: await phones.exportOwn(account),
        direct_debit_mandates: await directdebit.exportOwn(account),
        fictional_profiles: await fiction.exportOwn(account),
        ads: await sponsored.exportOwn(account),
        honest_answers: await honesty.exportOwn(account),
        warnings: await warnings.exportOwn(account),
        pauses: await care.exportOwn(account),
        reports: await reports.exportOwn(account),
        conversations: conversations.data,
        credits: await credits.exportOwn(account),
        quiet_mode: await quiet.exportOwn(account),
        spending_limits: await limits.exportOwn(account),
        push_notifications: await push.exportOwn(account),
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
