import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import type { Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { adKinds } from '../rules/ad-kinds.ts'
import { officeEndpoints } from './office.ts'

const ad = z.string().max(100)

/** An ad as its card shows it. It contains nothing about members of this site. */
export const adView = z.strictObject({
  id: publicId,
  kind: z.enum(adKinds),
  /** "Ad", in the reader's language; never empty. */
  label: z.string().min(1),
  title: z.string(),
  text: z.string(),
  /** The URL of its picture on this site; null if it has none. */
  picture: z.string().nullable(),
  exclusive: z.boolean(),
  /** Whether it is live right now. */
  live: z.boolean(),
  /** The host it leads to, as an address bar shows it. */
  host: z.string(),
})
export type AdView = z.output<typeof adView>

const resale = z.strictObject({ resold: z.boolean() })

export const contract = {
  'ads.list_ads': endpoint({
    route: 'GET /api/sponsored',
    access: 'searcher',
    summary:
      'Lists the current ads, at most three; none if the site has no ads or the reader has hidden them.',
    input: z.strictObject({}),
    output: z.strictObject({ ads: z.array(adView) }),
  }),
  'ads.read_ad': endpoint({
    route: 'GET /api/sponsored/:ad',
    access: 'searcher',
    summary: 'Returns an ad and its target, for the page that announces leaving the site.',
    input: z.strictObject({ ad }),
    output: z.strictObject({ ...adView.shape, url: z.url({ protocol: /^https?$/ }) }),
  }),
  'ads.count_click': endpoint({
    route: 'POST /api/sponsored/:ad/clicks',
    access: 'searcher',
    summary: 'Counts a click on an ad: one number per day, without any personal data.',
    input: z.strictObject({ ad }),
    output: z.null(),
    rateLimit: { name: 'ads.count_click', count: 30, seconds: 3600 },
  }),
  'ads.read_resale': endpoint({
    route: 'GET /api/profile/resale',
    access: 'member',
    summary:
      'Returns whether the member’s profile is shown as an ad on our other sites, and whether this site offers that.',
    input: z.strictObject({}),
    output: z.strictObject({ ...resale.shape, offered: z.boolean() }),
  }),
  'ads.choose_resale': endpoint({
    route: 'PUT /api/profile/resale',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Lets the member’s profile be shown as an ad on our other sites, or revokes that immediately.',
    input: resale,
    output: resale,
    errors: { 'ads.not_offered': 409 },
  }),
  ...officeEndpoints,
} satisfies Contract

/** No events are emitted. */
export const events = {} satisfies Events
