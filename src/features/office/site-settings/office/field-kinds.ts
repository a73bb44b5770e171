import { locales } from '#kernel/locale.ts'
import { countryCodes } from '#features/site/geography/index.ts'
import {
  interests,
  profileFields,
  searchFields,
  type SiteField,
} from '#features/site/sites/index.ts'

/** How a field is edited. */
export type FieldKind =
  | 'text'
  | 'optional_text'
  | 'number'
  | 'optional_number'
  | 'switch'
  | 'choice'
  | 'picks'
  | 'lines'
  | 'optional_lines'
  | 'texts'
  | 'json'
  | 'prices'
  | 'packages'

const kinds: Partial<Record<SiteField, FieldKind>> = {
  support_email: 'optional_text',
  support_phone: 'optional_text',
  company_support_phone: 'optional_text',
  sepa_creditor_id: 'optional_text',
  spend_cap_minor: 'optional_number',
  hosts: 'lines',
  company_vat_numbers: 'lines',
  company_tradenames: 'lines',
  site_entry_countries: 'lines',
  vat_free_countries: 'lines',
  tag_hosts: 'lines',
  gateways: 'optional_lines',
  index_title: 'texts',
  description: 'texts',
  fictional_warning: 'texts',
  fictional_singular: 'texts',
  fictional_plural: 'texts',
  min_ages: 'json',
  minimum_message_costs: 'json',
  tag_scripts: 'json',
  exact_prices: 'prices',
  bundles: 'packages',
}

/** The choices of a field with several. */
export const picks: Partial<Record<SiteField, readonly string[]>> = {
  locales,
  countries: countryCodes,
  search_fields: searchFields,
  visible_profile_fields: profileFields,
  visible_profile_notes: profileFields,
  interests,
}

/** The choices of a field with one; `none` means null. */
export const choices = {
  first_language: ['domain', 'browser'],
  signups: ['all', 'with_trafficsource', 'closed'],
  enable_site_entry_popup: ['yes', 'no'],
  account_messages: ['private', 'plain'],
  logged_out_search: ['none', 'all'],
  logged_out_search_trafficsource: ['none', 'all'],
  private_photos: ['granted', 'premium'],
  block_notice: ['private', 'plain'],
  fictional_icon: ['mask', 'pencil'],
  ai_replies: ['off', 'drafts', 'automatic'],
  offer_wording: ['honest', 'literal'],
  vat: ['customer_country', 'seller_country', 'none'],
  push_public_key: ['own', 'none'],
} as const satisfies Partial<Record<SiteField, readonly string[]>>

export type ChoiceField = keyof typeof choices

export const isChoiceField = (field: SiteField): field is ChoiceField =>
  Object.hasOwn(choices, field)

/** The kind of a field; `value` is any value of it. */
export function findKind(field: SiteField, value: unknown): FieldKind {
  if (isChoiceField(field)) return 'choice'
  if (picks[field] !== undefined) return 'picks'
  const kind = kinds[field]
  if (kind !== undefined) return kind
  if (typeof value === 'boolean') return 'switch'
  return typeof value === 'number' ? 'number' : 'text'
}
