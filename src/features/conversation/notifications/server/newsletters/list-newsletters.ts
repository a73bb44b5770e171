import { localDate } from '#kernel/calendar.ts'
import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/notifications.ts'
import { newsletterKinds, selectNewsletterText } from '../../rules/newsletter.ts'
import type { NotificationsDeps } from '../deps.ts'
import { selectNewest } from './store-newsletters.ts'
import { writeFrame } from './write-newsletter.ts'

const maxListed = 100

/** Lists the newest newsletters of all sites, for staff. */
export function listNewsletters({
  database,
  allSites,
  staffNames,
  phrases,
}: Pick<NotificationsDeps, 'database' | 'allSites' | 'staffNames' | 'phrases'>): Handler<
  (typeof contract)['notifications.list_newsletters'],
  Site
> {
  return async (_, { locale, now }) => {
    const sites = await allSites()
    const languages = [...new Set(sites.flatMap(({ locales }) => locales))]
    const rows = await selectNewest(database, maxListed)
    const names = await staffNames([...new Set(rows.map(({ staff }) => staff))])
    return {
      sites: sites.map(({ id, name, locales, timeZone }) => ({
        id,
        name,
        languages: [...locales],
        time_zone: timeZone,
        today: localDate(now, timeZone),
      })),
      newsletters: rows.map((row) => {
        const siteLocale = sites.find(({ id }) => id === row.site)?.locales[0] ?? locale
        const text = selectNewsletterText(row.texts, locale, siteLocale)
        return {
          id: row.id,
          site: row.site,
          kind: row.kind,
          subject: text?.subject ?? '',
          text: text?.text ?? '',
          languages: Object.keys(row.texts),
          path: row.path,
          segment: row.segment,
          hourly: row.hourly,
          state: row.state,
          by: names.get(row.staff) ?? '',
          starts_at: row.startsAt.toISOString(),
          ended_at: row.endedAt?.toISOString() ?? null,
          queued: row.queued,
          accepted: row.accepted,
          bounced: row.bounced,
          kept_back: row.keptBack,
        }
      }),
      frames: newsletterKinds.flatMap((kind) =>
        languages.map((language) => writeFrame(phrases, { kind, locale: language })),
      ),
    }
  }
}
