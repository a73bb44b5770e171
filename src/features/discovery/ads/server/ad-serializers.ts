import { localDate } from '#kernel/calendar.ts'
import type { Context } from '#kernel/context.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { AdView } from '../contract/ads.ts'
import { isLive } from '../rules/is-live.ts'
import { formatHost } from './format-host.ts'
import { selectAdText } from '../rules/select-ad-text.ts'
import type { AdsDeps } from './deps.ts'
import type { AdRow, ResoldRow } from './store.ts'

/** An ad with its target URL. */
export type LinkedAd = AdView & { readonly url: string }

type Reader = Pick<Context<Site>, 'site' | 'locale' | 'now'>

/**
 * URL of an ad's picture; permission is checked on every request, so that a revoked one disappears
 * immediately.
 */
const pictureUrl = (id: string) => `/media/ad/${id}/picture`

/** Creates the serializer of placed ads. */
export function createAdSerializer({ fictionalProfiles }: Pick<AdsDeps, 'fictionalProfiles'>) {
  return (row: AdRow, { site, locale, now }: Reader): LinkedAd => ({
    id: row.ad_id,
    kind: row.kind,
    label: fictionalProfiles.labelFor('sponsored', site, locale) ?? '',
    ...selectAdText(row.texts, locale),
    picture: row.picture_key === null ? null : pictureUrl(row.ad_id),
    exclusive: row.exclusive,
    live: isLive(row.live_until, now),
    host: formatHost(row.target),
    url: row.target,
  })
}

/**
 * Creates the serializer of members of our other sites: first name, age and photo, but never whom
 * they are looking for.
 */
export function createResoldSerializer({
  fictionalProfiles,
  siteUrl,
}: Pick<AdsDeps, 'fictionalProfiles' | 'siteUrl'>) {
  return (row: ResoldRow, home: Site, { site, locale, now }: Reader): LinkedAd => {
    const url = `${siteUrl(home)}/members/${row.member_id}/landing`
    const first = row.name.trim().split(/\s+/u)[0] ?? ''
    return {
      id: row.ad_id,
      kind: 'member',
      label: fictionalProfiles.labelFor('sponsored', site, locale) ?? '',
      title: `${first}, ${ageOn(row.birth, localDate(now, home.timeZone))}`,
      text: '',
      picture: row.pictured ? pictureUrl(row.ad_id) : null,
      exclusive: false,
      live: false,
      host: formatHost(url),
      url,
    }
  }
}
