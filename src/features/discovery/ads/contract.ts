import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import type { Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { adKinds } from './rules/ad-kinds.ts'
import { officeEndpoints } from './rules/office-endpoints.ts'

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
  'ads.list_ads': call({
    http: 'GET /api/sponsored',
    viewer: 'searcher',
    about: 'Lists the current ads, at most three; none if the site has no ads or the reader has hidden them.',
    takes: z.strictObject({}),
    gives: z.strictObject({ ads: z.array(adView) }),
  }),
  'ads.read_ad': call({
    http: 'GET /api/sponsored/:ad',
    viewer: 'searcher',
    about: 'Returns an ad and its target, for the page that announces leaving the site.',
    takes: z.strictObject({ ad }),
    gives: z.strictObject({ ...adView.shape, url: z.url({ protocol: /^https?$/ }) }),
  }),
  'ads.count_click': call({
    http: 'POST /api/sponsored/:ad/clicks',
    viewer: 'searcher',
    about: 'Counts a click on an ad: one number per day, without any personal data.',
    takes: z.strictObject({ ad }),
    gives: z.null(),
    limit: { name: 'ads.count_click', count: 30, seconds: 3600 },
  }),
  'ads.read_resale': call({
    http: 'GET /api/profile/resale',
    viewer: 'member',
    about:
      'Returns whether the member’s profile is shown as an ad on our other sites, and whether this site offers that.',
    takes: z.strictObject({}),
    gives: z.strictObject({ ...resale.shape, offered: z.boolean() }),
  }),
  'ads.choose_resale': call({
    http: 'PUT /api/profile/resale',
    viewer: 'member',
    about: 'Lets the member’s profile be shown as an ad on our other sites, or revokes that immediately.',
    takes: resale,
    gives: resale,
    refuses: { 'ads.not_offered': 409 },
  }),
  ...officeEndpoints,
} satisfies Contract

/** Ads emit no events. */
export const events = {} satisfies Events
