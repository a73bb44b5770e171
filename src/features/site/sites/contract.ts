import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { locales } from '#kernel/locale.ts'
import { country, regionData } from '#features/site/geography/contract.ts'
import { creditPackage } from './rules/credit-packages.ts'
import { company } from './rules/company.ts'
import { interests } from './rules/interests.ts'
import { profileFields, searchFields } from './rules/profile-fields.ts'

/**
 * The settings as returned to pages and API clients (SITE-01): texts in the reader's language, and
 * no secrets.
 */
export const settingsRecord = z.strictObject({
  design_version: z.literal(1),
  name: z.string(),
  brand: z.string(),
  domain: z.string(),
  domain_language: z.string(),
  locales: z.array(z.enum(locales)),
  time_zone: z.string(),
  currency: z.string(),
  index_title: z.string(),
  description: z.string(),
  cdn_prefix: z.string(),
  support_email: z.string().nullable(),
  support_phone: z.string().nullable(),

  countries: z.array(country),
  geoip_country: z.string(),
  geoip_selected_country: z.string(),
  region_data: regionData,
  signups: z.enum(['all', 'with_trafficsource', 'closed']),
  min_age: z.int(),
  min_ages: z.partialRecord(country, z.int()),
  enable_site_entry_popup: z.enum(['yes', 'no']),
  site_entry_countries: z.array(z.string()),

  logged_out_search: z.enum(['none', 'all']),
  logged_out_search_trafficsource: z.enum(['none', 'all']),
  search_fields: z.array(z.enum(searchFields)),
  swipe_likes: z.int(),

  visible_profile_fields: z.array(z.enum(profileFields)),
  visible_profile_notes: z.array(z.enum(profileFields)),
  interests: z.array(z.enum(interests)),
  free_photos: z.int(),
  premium_photos: z.int(),
  private_photos: z.enum(['granted', 'premium']),

  fictional: z.boolean(),
  fictional_warning: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  fictional_icon: z.enum(['mask', 'pencil']),
  member_resell: z.boolean(),

  message_credits: z.int(),
  photo_credits: z.int(),
  gift_credits: z.int(),
  signup_credits: z.int(),
  free_conversations: z.int(),
  message_length: z.int(),
  /** Minor units. */
  minimum_message_costs: z.partialRecord(
    country,
    z.strictObject({ costs: z.int(), currency: z.string() }),
  ),
  undo_seconds: z.number(),

  bundles: z.array(creditPackage),
  refund_days: z.int(),
  offer_wording: z.enum(['honest', 'literal']),
  push_public_key: z.string().nullable(),
})

/** The settings of the site available to a page. */
export type SettingsRecord = z.output<typeof settingsRecord>

export const contract = {
  'sites.read_settings': endpoint({
    route: 'GET /api/settings',
    access: 'anyone',
    summary:
      'The settings of the requested site, or of the one whose host is given. Other query parameters are those of the current page.',
    input: z.looseObject({ forced_domain: z.string().max(255).optional() }),
    output: settingsRecord,
    errors: { 'sites.unknown_host': 421 },
  }),
  'sites.read_company': endpoint({
    route: 'GET /api/company',
    access: 'anyone',
    summary: 'The company that runs the site, and the date of the current terms.',
    input: z.strictObject({}),
    output: z.strictObject({
      ...company.shape,
      support_phone_link: z.string().nullable(),
      terms_version: z.iso.datetime(),
    }),
  }),
} satisfies Contract
