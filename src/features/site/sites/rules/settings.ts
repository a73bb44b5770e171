import { z } from 'zod'
import { locales } from '#kernel/locale.ts'
import { line } from '#kernel/text.ts'
import { countryCodes } from '#features/site/geography/index.ts'
import {
  creditPackage,
  currency,
  maxPriceMinor,
  standardPackages,
  standardExactPrices,
} from './credit-packages.ts'
import { isCreditorId } from './creditor-id.ts'
import { interests } from './interests.ts'
import { profileFields, searchFields } from './profile-fields.ts'
import { tagHosts, tagScripts } from './tag-settings.ts'

const country = z.enum(countryCodes)
const credits = z.int().min(0).max(1000)
/** A text in some of the seven languages; the others fall back to the product's phrase. */
const localizedText = z.partialRecord(z.enum(locales), line({ min: 1, max: 300 })).default({})
const list = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).default([...values])

/**
 * All settings an operator can change for a site, with honest and safe defaults (SITE-01). A site's
 * row stores only the differences, so that an improved default reaches every site that hasn't
 * changed it.
 */
export const settingsShape = {
  // The site's own texts.
  index_title: localizedText,
  description: localizedText,
  /** The prefix of photo paths; a folder of the site, so never two slashes in a row. */
  cdn_prefix: z
    .string()
    .regex(/^\/([a-z0-9_-]+\/)+$/)
    .default('/cdn/'),
  support_email: z.email().nullable().default(null),
  support_phone: line({ min: 1, max: 40 }).nullable().default(null),

  /** The source of a first visit’s language: the domain, or the browser before it. */
  first_language: z.enum(['domain', 'browser']).default('domain'),

  // Access.
  countries: z
    .array(country)
    .min(1)
    .default([...countryCodes]),
  signups: z.enum(['all', 'with_trafficsource', 'closed']).default('all'),
  /**
   * Whether a sign-up must include the result of a short calculation by the browser, which slows
   * down bots that create accounts.
   */
  signup_challenge: z.boolean().default(true),
  min_age: z.int().min(18).max(99).default(18),
  /** Ages in countries where the law or the operator requires more than `min_age`. */
  min_ages: z.partialRecord(country, z.int().min(18).max(99)).default({}),
  enable_site_entry_popup: z.enum(['yes', 'no']).default('yes'),
  site_entry_countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default(['NL', 'DE']),
  account_messages: z.enum(['private', 'plain']).default('private'),

  // Search.
  logged_out_search: z.enum(['none', 'all']).default('none'),
  logged_out_search_trafficsource: z.enum(['none', 'all']).default('none'),
  search_fields: list(searchFields),
  swipe_likes: z.int().min(0).max(1000).default(4),

  // Profiles and photos.
  visible_profile_fields: list(profileFields),
  visible_profile_notes: z.array(z.enum(profileFields)).default(['interests']),
  interests: list(interests),
  free_photos: z.int().min(1).max(100).default(3),
  premium_photos: z.int().min(1).max(100).default(25),
  private_photos: z.enum(['granted', 'premium']).default('granted'),
  photos_trusted: z.boolean().default(false),
  block_notice: z.enum(['private', 'plain']).default('private'),

  // Fictional and sponsored profiles.
  fictional: z.boolean().default(false),
  /**
   * For members who haven't chosen: whether fictional and sponsored profiles are hidden (BEY-03).
   */
  fictional_hidden: z.boolean().default(false),
  fictional_warning: localizedText,
  fictional_singular: localizedText,
  fictional_plural: localizedText,
  fictional_icon: z.enum(['mask', 'pencil']).default('mask'),
  /**
   * The maximum number of messages per day a member can be charged for across all conversations
   * with fictional profiles.
   */
  fictional_daily_messages: z.int().min(1).max(1000).default(40),
  /**
   * The use of AI for fictional profiles if the operator connects one: nothing, draft replies for
   * an agent, or reply automatically.
   */
  ai_replies: z.enum(['off', 'drafts', 'automatic']).default('off'),
  /**
   * Thresholds for suggesting a break (see the wellbeing feature): credits in 24 hours, messages in
   * seven days.
   */
  care_spend_credits: z.int().min(1).max(100_000).default(60),
  care_night_messages: z.int().min(1).max(10_000).default(15),
  care_attached_messages: z.int().min(1).max(1000).default(3),
  care_distress_messages: z.int().min(1).max(1000).default(1),
  care_pause_hours: z.int().min(1).max(720).default(24),
  member_resell: z.boolean().default(false),

  // Messages and their prices.
  message_credits: credits.default(2),
  photo_credits: credits.default(4),
  gift_credits: credits.default(5),
  signup_credits: credits.default(6),
  /**
   * The number of people who may receive the same first message in a week before recipients are
   * warned.
   */
  same_opener_people: z.int().min(2).max(1000).default(8),
  free_conversations: z.int().min(0).max(100).default(2),
  free_first_message: z.boolean().default(true),
  free_first_answer: z.boolean().default(true),
  message_length: z.int().min(1).max(10000).default(1000),
  history_limit: z.int().min(1).max(100000).default(2000),
  undo_seconds: z.number().min(0).max(30).default(5),
  /**
   * The minimum price of a message in a country's price note, in minor units, where it should be
   * higher than calculated.
   */
  minimum_message_costs: z
    .partialRecord(
      country,
      z.strictObject({ costs: z.int().positive().max(maxPriceMinor), currency }),
    )
    .default({}),

  // Buying credits.
  bundles: z
    .array(creditPackage)
    .min(1)
    .max(4)
    .default([...standardPackages]),
  /**
   * The maximum a member can spend per month until they set another limit, in the smallest unit of
   * the site's currency; null for none.
   */
  spend_cap_minor: z.int().positive().max(maxPriceMinor).nullable().default(250_00),
  /**
   * The price of a single credit when exactly the missing ones are bought; if empty, only packages
   * are sold.
   */
  exact_prices: z
    .record(currency, z.int().positive().max(maxPriceMinor))
    .default({ ...standardExactPrices }),
  /** The maximum price of a single credit, as a percentage of its price in the smallest package. */
  exact_most_percent: z.int().min(100).max(200).default(120),
  refund_days: z.int().min(14).max(365).default(14),
  /**
   * The payment gateways used here, out of those enabled for the installation; null for all of
   * them.
   */
  gateways: z
    .array(z.string().regex(/^[a-z0-9-]{1,30}$/))
    .nullable()
    .default(null),
  /** The SEPA creditor identifier for direct debits; without one, direct debit is disabled. */
  sepa_creditor_id: z.string().refine(isCreditorId).nullable().default(null),
  offer_wording: z.enum(['honest', 'literal']).default('honest'),
  /**
   * The VAT included in the prices: the customer's country's, the seller's (below the EU
   * threshold), or none (small business).
   */
  vat: z.enum(['customer_country', 'seller_country', 'none']).default('customer_country'),
  /**
   * Countries in which this seller does not charge VAT, because it is not registered there or is
   * below a threshold.
   */
  vat_free_countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  discount_codes: z.boolean().default(true),
  /** A 25 % discount on the first purchase within the first four hours (CRED-09). */
  time_bonus: z.boolean().default(true),
  /**
   * The welcome code's discount on a first purchase, in percent: always less than the time bonus; 0
   * for none.
   */
  welcome_percentage: z.int().min(0).max(24).default(0),
  /**
   * Whether the site sends push notifications: with the installation's key, or not at all if null.
   */
  push_public_key: z.enum(['own']).nullable().default('own'),

  /** Scripts of other companies on campaign pages, after consent; see the feature campaign-pages (SITE-08). */
  tag_scripts: tagScripts.default([]),
  tag_hosts: tagHosts.default([]),
}

/**
 * Settings with every default filled in; fields from another version of the product are ignored.
 */
export const settings = z.object(settingsShape)
export type Settings = z.output<typeof settings>

/** A partial change by an operator; unknown fields are rejected. */
export const settingsPatch = z.strictObject(settingsShape).partial()
export type SettingsPatch = z.input<typeof settingsPatch>
