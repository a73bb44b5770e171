import type { Period } from '#features/site/content-pages/server/index.ts'

/** A row in the privacy page's tables about how long data is kept (BEY-34). */
export interface PrivacyRow {
  /** The tables, or all tables of a schema as `schema.*`, except those another row names. */
  readonly tables: readonly string[]
  /** The periods that the row names, in every language. */
  readonly periods: readonly Period[]
  /** Set if the row says that something is kept indefinitely, or for as long as a law requires. */
  readonly noEnd?: true
}

/** In the page's order, with the rows about fictional profiles last. */
export const privacyRows: readonly PrivacyRow[] = [
  {
    tables: [
      'accounts.passkey',
      'accounts.terms_acceptance',
      'ads.*',
      'blocks.*',
      'chat.refund',
      'chat.sender_state',
      'fictional_profiles.*',
      'likes.*',
      'matching.*',
      'member_files.*',
      'message_safety.*',
      'notifications.*',
      'operations.*',
      'phone_verification.*',
      'photo_moderation.*',
      'photos.*',
      'profiles.*',
      'quiet_mode.*',
      'saved_cards.*',
      'search.*',
      'spending_limits.*',
    ],
    periods: ['erasure_days'],
  },
  { tables: ['accounts.account'], periods: ['unconfirmed_days'] },
  { tables: ['chat.*'], periods: [], noEnd: true },
  { tables: ['chat.deleted_paid_message', 'chat.answered_before'], periods: ['unread_days'] },
  { tables: ['accounts.*'], periods: ['log_in_days'] },
  { tables: ['accounts.device'], periods: ['device_days'] },
  { tables: ['platform.attempt_counter', 'platform.rate_limit'], periods: ['counter_days'] },
  { tables: ['pwa.*'], periods: ['session_days'] },
  { tables: ['platform.task'], periods: ['task_days'] },
  { tables: ['matching.swipe'], periods: ['pass_days'] },
  { tables: ['photo_verification.*'], periods: ['selfie_days', 'verification_days'] },
  {
    tables: ['photo_verification.nudge', 'photo_verification.nudge_snooze'],
    periods: ['nudge_days'],
  },
  {
    tables: ['accounting.*', 'credits.*', 'discounts.*', 'invoices.*', 'payments.*', 'refunds.*'],
    periods: [],
    noEnd: true,
  },
  { tables: ['payments.webhook'], periods: ['webhook_days'] },
  { tables: ['refunds.guest_withdrawal'], periods: ['guest_days'] },
  { tables: ['direct_debit.*'], periods: ['mandate_months', 'mandate_years'] },
  {
    tables: ['direct_debit.returned_debit', 'direct_debit.block'],
    periods: ['returned_days', 'block_years'],
  },
  { tables: ['reports.*'], periods: [], noEnd: true },
  { tables: ['complaints.*'], periods: [], noEnd: true },
  { tables: ['data_requests.*'], periods: ['request_years'] },
  {
    tables: ['chat.deleted_message', 'chat.sealed_conversation', 'chat.sealed_message'],
    periods: ['sealed_days'],
  },
  { tables: ['photos.perceptual_hash'], periods: ['deceiver_years'] },
  { tables: ['staff.*'], periods: [], noEnd: true },
  { tables: ['persona_desk.*'], periods: ['note_days'] },
  { tables: ['wellbeing.message_signal'], periods: ['signal_days'] },
  { tables: ['wellbeing.*'], periods: ['pause_days'] },
]

/** The row that covers a table; a table's own name takes precedence over its schema. */
export function findPrivacyRow(table: string): PrivacyRow | undefined {
  const schema = `${table.slice(0, table.indexOf('.'))}.*`
  return (
    privacyRows.find(({ tables }) => tables.includes(table)) ??
    privacyRows.find(({ tables }) => tables.includes(schema))
  )
}
