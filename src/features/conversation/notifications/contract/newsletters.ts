import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { locales } from '#kernel/locale.ts'
import { staffWith } from '#features/members/staff/index.ts'
import {
  hourlyRates,
  newsletterKinds,
  newsletterPath,
  newsletterSegment,
  newsletterTexts,
} from '../rules/newsletter.ts'

const access = staffWith('newsletters.send')
const kind = z.enum(newsletterKinds)
const site = z.int().positive()
const at = z.iso.datetime()

/** A newsletter as the office lists it. */
const newsletter = z.strictObject({
  id: publicId,
  site: z.int(),
  kind,
  /** In the reader's language, otherwise in the site's. */
  subject: z.string(),
  text: z.string(),
  languages: z.array(z.string()),
  path: z.string(),
  segment: newsletterSegment,
  hourly: z.int(),
  state: z.enum(['planned', 'sending', 'sent', 'stopped']),
  by: z.string(),
  starts_at: at,
  /** Null until everyone has been queued, or it was stopped. */
  ended_at: at.nullable(),
  /** Members whose email has been queued so far, and the outcomes of these emails. */
  queued: z.int(),
  accepted: z.int(),
  bounced: z.int(),
  /** Not sent: the member no longer wants it, is on a break, or it was stopped. */
  kept_back: z.int(),
})
export type NewsletterView = z.output<typeof newsletter>

const newsletterSite = z.strictObject({
  id: z.int(),
  name: z.string(),
  languages: z.array(z.enum(locales)),
  time_zone: z.string(),
  /** The current date in the site's time zone. */
  today: z.iso.date(),
})
export type NewsletterSite = z.output<typeof newsletterSite>

/** The texts around the operator's own in an email of a kind, in a language. */
const emailFrame = z.strictObject({
  kind,
  language: z.enum(locales),
  button: z.string(),
  footer: z.array(z.string()),
  links: z.array(z.string()),
})
export type EmailFrame = z.output<typeof emailFrame>

/** News and offers that the operator writes, for members who asked for them (OPS-12). */
export const newsletterEndpoints = {
  'notifications.list_newsletters': endpoint({
    route: 'GET /api/office/newsletters',
    access,
    summary: 'Lists the hundred newest newsletters of all sites with the outcomes of their emails.',
    input: z.strictObject({}),
    output: z.strictObject({
      sites: z.array(newsletterSite),
      newsletters: z.array(newsletter),
      /** For previews, in the languages of all sites. */
      frames: z.array(emailFrame),
    }),
  }),
  'notifications.count_readers': endpoint({
    route: 'POST /api/office/newsletters/searches',
    access,
    summary:
      'Counts the members who asked for this kind and belong to the segment; null if there are fewer than ten.',
    input: z.strictObject({ site, kind, segment: newsletterSegment }),
    output: z.strictObject({ readers: z.int().nullable() }),
  }),
  'notifications.test_newsletter': endpoint({
    route: 'POST /api/office/newsletters/tests',
    access,
    summary: 'Sends a newsletter to the staff member’s own address, one email per language.',
    input: z.strictObject({ site, kind, texts: newsletterTexts, path: newsletterPath }),
    output: z.strictObject({ sent: z.int() }),
    errors: {
      'notifications.unknown_site': 422,
      'notifications.unknown_language': 422,
      'notifications.unproven_claim': 422,
    },
    rateLimit: { name: 'notifications.test_newsletter', count: 30, seconds: 3600 },
  }),
  'notifications.plan_newsletter': endpoint({
    route: 'POST /api/office/newsletters',
    access,
    summary:
      'Plans a newsletter, from now or from an hour of a day of the site. Repeating it with the same id changes nothing.',
    input: z.strictObject({
      id: publicId,
      site,
      kind,
      texts: newsletterTexts,
      path: newsletterPath,
      segment: newsletterSegment,
      hourly: z.literal(hourlyRates),
      /** Null means now. */
      day: z.iso.date().nullable(),
      hour: z.int().min(0).max(23),
    }),
    output: z.null(),
    errors: {
      'notifications.unknown_site': 422,
      'notifications.unknown_language': 422,
      'notifications.unproven_claim': 422,
      'notifications.too_few_readers': 409,
      'notifications.time_passed': 422,
      'notifications.too_far_ahead': 422,
    },
    rateLimit: { name: 'notifications.plan_newsletter', count: 20, seconds: 3600 },
    idempotencyKey: 'id',
  }),
  'notifications.stop_newsletter': endpoint({
    route: 'POST /api/office/newsletters/:newsletter/stop',
    access,
    summary:
      'Stops a newsletter: what waits is not sent. One that is over or stopped is left unchanged.',
    input: z.strictObject({ newsletter: publicId }),
    output: z.null(),
    rateLimit: { name: 'notifications.stop_newsletter', count: 120, seconds: 3600 },
  }),
} satisfies Contract
