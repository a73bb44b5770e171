import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import type { Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { adKinds } from './rules/ad-kinds.ts'
import { officeCalls } from './rules/office-calls.ts'

const ad = z.string().max(100)

/** An ad as its card shows it. Nothing in it is a member of this site. */
export const shownAd = z.strictObject({
  id: publicId,
  kind: z.enum(adKinds),
  /** "Ad", in the reader's language; never empty. */
  label: z.string().min(1),
  title: z.string(),
  text: z.string(),
  /** The address of its picture on this site; null where there is none. */
  picture: z.string().nullable(),
  exclusive: z.boolean(),
  /** Live at this moment, not at some time. */
  live: z.boolean(),
  /** The site it leads to, as an address bar shows it. */
  host: z.string(),
})
export type ShownAd = z.output<typeof shownAd>

const resale = z.strictObject({ resold: z.boolean() })

/** The calls of ads. */
export const contract = {
  'ads.list_ads': call({
    http: 'GET /api/sponsored',
    viewer: 'searcher',
    about: 'The ads of the moment, three at most: none where the site has none or the reader has hidden them.',
    takes: z.strictObject({}),
    gives: z.strictObject({ ads: z.array(shownAd) }),
  }),
  'ads.read_ad': call({
    http: 'GET /api/sponsored/:ad',
    viewer: 'searcher',
    about: 'One ad and where it leads, for the page that says so before anyone leaves.',
    takes: z.strictObject({ ad }),
    gives: z.strictObject({ ...shownAd.shape, url: z.url({ protocol: /^https?$/ }) }),
  }),
  'ads.count_click': call({
    http: 'POST /api/sponsored/:ad/clicks',
    viewer: 'searcher',
    about: 'Counts that somebody left by an ad: one number a day, nothing of who it was.',
    takes: z.strictObject({ ad }),
    gives: z.null(),
    limit: { name: 'ads.count_click', count: 30, seconds: 3600 },
  }),
  'ads.read_resale': call({
    http: 'GET /api/profile/resale',
    viewer: 'member',
    about: 'Whether the own profile is shown as an ad on our other sites, and whether this site offers that.',
    takes: z.strictObject({}),
    gives: z.strictObject({ ...resale.shape, offered: z.boolean() }),
  }),
  'ads.choose_resale': call({
    http: 'PUT /api/profile/resale',
    viewer: 'member',
    about: 'Lets the own profile be shown as an ad on our other sites, or takes that back at once.',
    takes: resale,
    gives: resale,
    refuses: { 'ads.not_offered': 409 },
  }),
  ...officeCalls,
} satisfies Contract

/** Ads tell nobody anything. */
export const events = {} satisfies Events
