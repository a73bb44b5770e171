import type { Context } from '#kernel/context.ts'
import { ageOn, dayAt } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { ShownAd } from '../contract.ts'
import { liveNow } from '../rules/live-now.ts'
import { shownHost } from './shown-host.ts'
import { wordsOfAd } from '../rules/words-of-ad.ts'
import type { SponsoredDeps } from './deps.ts'
import type { AdRow, ResoldRow } from './store.ts'

/** An ad with its target URL. */
export type ToldAd = ShownAd & { readonly url: string }

type Reader = Pick<Context<Site>, 'site' | 'locale' | 'now'>

/**
 * URL of an ad's picture; permission is checked on every request, so that a revoked one disappears
 * immediately.
 */
const pictureOf = (id: string) => `/media/ad/${id}/picture`

/** Creates the serializer of placed ads. */
export function showAd({ fiction }: Pick<SponsoredDeps, 'fiction'>) {
  return (row: AdRow, { site, locale, now }: Reader): ToldAd => ({
    id: row.ad_id,
    kind: row.kind,
    label: fiction.labelOf('sponsored', site, locale) ?? '',
    ...wordsOfAd(row.texts, locale),
    picture: row.picture_key === null ? null : pictureOf(row.ad_id),
    exclusive: row.exclusive,
    live: liveNow(row.live_until, now),
    host: shownHost(row.target),
    url: row.target,
  })
}

/**
 * Creates the serializer of members of our other sites: first name, age and photo, and never what
 * they seek.
 */
export function showResold({ fiction, addressOf }: Pick<SponsoredDeps, 'fiction' | 'addressOf'>) {
  return (row: ResoldRow, home: Site, { site, locale, now }: Reader): ToldAd => {
    const url = `${addressOf(home)}/members/${row.member_id}/landing`
    const first = row.name.trim().split(/\s+/u)[0] ?? ''
    return {
      id: row.ad_id,
      kind: 'member',
      label: fiction.labelOf('sponsored', site, locale) ?? '',
      title: `${first}, ${ageOn(row.birth, dayAt(now, home.timeZone))}`,
      text: '',
      picture: row.pictured ? pictureOf(row.ad_id) : null,
      exclusive: false,
      live: false,
      host: shownHost(url),
      url,
    }
  }
}
