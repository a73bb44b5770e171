import type { RawInput } from '#kernel/endpoint.ts'
import type { Locale } from '#kernel/locale.ts'
import { newId } from '#platform/web/new-id.ts'
import type { contract } from '../contract/ads.ts'
import type { AdSite } from '../contract/office.ts'

export interface AdFormInput {
  readonly id: string
  readonly site: number
  readonly kind: 'cam' | 'site'
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  readonly target: string
  readonly exclusive: boolean
  readonly liveHours: number
  readonly from: string
  readonly until: string
  readonly picture: File | null
}

/** An empty form: on the first site that shows ads, starting today. */
export function createEmptyAd(sites: readonly AdSite[]): AdFormInput {
  const site = sites.find(({ on }) => on) ?? sites[0]
  return {
    id: newId(),
    site: site?.id ?? 0,
    kind: 'site',
    texts: {},
    target: '',
    exclusive: false,
    liveHours: 0,
    from: site?.today ?? '',
    until: '',
    picture: null,
  }
}

/** Converts the form input into the request; languages without text are omitted. */
export function toPlaceAdInput(ad: AdFormInput): RawInput<(typeof contract)['ads.place_ad']> {
  const typed = Object.entries(ad.texts).filter(
    ([, { title, text }]) => `${title}${text}`.trim() !== '',
  )
  return {
    id: ad.id,
    site: ad.site,
    kind: ad.kind,
    texts: Object.fromEntries(
      typed.map(([language, { title, text }]) => [language as Locale, { title, text }]),
    ),
    target: ad.target.trim(),
    exclusive: ad.exclusive,
    live_hours: ad.kind === 'cam' ? ad.liveHours : 0,
    from: ad.from,
    until: ad.until === '' ? null : ad.until,
    pictured: ad.picture !== null,
  }
}
