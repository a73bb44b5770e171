import type { SiteField } from '#features/site/sites/index.ts'

/**
 * Fields with which one person could take members' money or mislead them: what things cost, who
 * sells them, where the site is, who may join, and everything about fictional profiles (OPS-08).
 */
const fields: readonly SiteField[] = [
  'hosts',
  'currency',
  'company_name',
  'company_address',
  'company_city',
  'company_country',
  'company_kvk',
  'company_vat_numbers',
  'min_age',
  'min_ages',
  'photos_trusted',
  'member_resell',
  'fictional',
  'fictional_warning',
  'fictional_singular',
  'fictional_plural',
  'fictional_daily_messages',
  'ai_replies',
  'care_spend_credits',
  'care_night_messages',
  'care_attached_messages',
  'care_distress_messages',
  'care_pause_hours',
  'message_credits',
  'photo_credits',
  'gift_credits',
  'minimum_message_costs',
  'bundles',
  'exact_prices',
  'exact_most_percent',
  'spend_cap_minor',
  'refund_days',
  'gateways',
  'sepa_creditor_id',
  'vat',
  'vat_free_countries',
  'offer_wording',
  'tag_scripts',
  'tag_hosts',
]
const sensitive: ReadonlySet<string> = new Set(fields)

/** Whether a change of these fields has to be approved by a second staff member. */
export function needsSecondPerson(changed: readonly string[]): boolean {
  return changed.some((field) => sensitive.has(field))
}
