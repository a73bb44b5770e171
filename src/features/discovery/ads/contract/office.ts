import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { uploadLimits } from '#kernel/image-limits.ts'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { adDraft } from '../rules/ad-draft.ts'
import { adRunStatuses } from '../rules/ad-run-status.ts'

const viewer = staffWith('ads.place')
const at = z.iso.datetime()

/** An ad as the back office lists it. */
export const placedAd = z.strictObject({
  id: publicId,
  site: z.int(),
  kind: adDraft.shape.kind,
  run: z.enum(adRunStatuses),
  /** In the reader's language, otherwise in English, otherwise in any other. */
  title: z.string(),
  text: z.string(),
  /** The languages in which it has texts. */
  languages: z.array(z.string()),
  url: z.string(),
  host: z.string(),
  /** URL of the picture for staff; null if it has none. */
  picture: z.string().nullable(),
  exclusive: z.boolean(),
  live: z.boolean(),
  starts_at: at,
  ends_at: at.nullable(),
  /** Number of clicks so far. */
  left: z.int(),
})
export type PlacedAd = z.output<typeof placedAd>

/** A site on which ads can be placed. */
export const adSite = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** Whether it shows ads. */
  on: z.boolean(),
  languages: z.array(z.string()),
  /** The current date in the site's time zone. */
  today: z.iso.date(),
})
export type AdSite = z.output<typeof adSite>

/**
 * A member who chose to be shown on our other sites: what is shown of them there, and since when.
 */
export const resoldMember = z.strictObject({
  id: publicId,
  title: z.string(),
  home: z.string(),
  since: at,
})
export type ResoldMember = z.output<typeof resoldMember>

/** Back office endpoints of ads. */
export const officeEndpoints = {
  'ads.list_placed': endpoint({
    route: 'GET /api/office/ads',
    access: viewer,
    summary:
      'Lists every running or planned ad, the fifty that ended last, and the members who chose to be shown on other sites.',
    input: z.strictObject({}),
    output: z.strictObject({
      sites: z.array(adSite),
      ads: z.array(placedAd),
      /** The members who chose it most recently. */
      resold: z.array(resoldMember),
      /** The number of members who chose it. */
      resold_count: z.int(),
    }),
  }),
  'ads.save_picture': endpoint({
    route: 'PUT /api/office/ads/:ad/picture',
    access: viewer,
    summary:
      'Stores the picture of an ad about to be placed: the file itself is the body. Another one replaces it; it is deleted after a day unless the ad was placed.',
    input: z.strictObject({ ad: publicId, bytes: z.instanceof(Uint8Array), type: z.string() }),
    output: z.null(),
    errors: {
      'ads.already_placed': 409,
      'ads.too_large': 413,
      'ads.wrong_type': 415,
      'ads.too_many_pixels': 422,
      'ads.too_small': 422,
      'ads.unreadable': 422,
      'ads.busy': 503,
    },
    rateLimit: { name: 'ads.save_picture', count: 60, seconds: 3600 },
    body: 'bytes',
    bodyLimit: uploadLimits.body,
  }),
  'ads.place_ad': endpoint({
    route: 'POST /api/office/ads',
    access: viewer,
    summary:
      'Places an ad on a site, from one of its days to another. Repeating it with the same id changes nothing.',
    input: z.strictObject({
      id: publicId,
      site: z.int().positive(),
      kind: adDraft.shape.kind,
      texts: adDraft.shape.texts,
      target: adDraft.shape.target,
      exclusive: z.boolean(),
      /** Number of hours from the start during which it is labelled live; only for a cam. */
      live_hours: z.int().min(0).max(24),
      from: z.iso.date(),
      /** The last day; null means indefinitely. */
      until: z.iso.date().nullable(),
      /** Whether it uses the picture stored under this id. */
      pictured: z.boolean(),
    }),
    output: z.null(),
    errors: {
      'ads.unknown_site': 422,
      'ads.picture_missing': 422,
      'ads.only_cams_live': 422,
      'ads.ends_before_start': 422,
      'ads.already_ended': 422,
    },
    rateLimit: { name: 'ads.place_ad', count: 60, seconds: 3600 },
    idempotencyKey: 'id',
  }),
  'ads.end_ad': endpoint({
    route: 'POST /api/office/ads/:ad/end',
    access: viewer,
    summary: 'Ends an ad immediately; an ad that has already ended is left unchanged.',
    input: z.strictObject({ ad: publicId }),
    output: z.null(),
    rateLimit: { name: 'ads.end_ad', count: 120, seconds: 3600 },
  }),
} satisfies Contract
