import { localDate, localHour } from '#kernel/calendar.ts'
import { isLocale } from '#kernel/locale.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import { listStaff } from '#features/members/staff/server/index.ts'
import type { en } from '../locales/en.ts'
import type { ComplaintsDeps } from './deps.ts'
import { claimDeadlineDay } from './store-deadlines.ts'
import { countDueBy } from './store-office.ts'

/** The hour, in the first site's time zone, from which the day's emails are sent. */
const emailHour = 8

type Deps = Pick<
  ComplaintsDeps,
  'database' | 'emit' | 'mail' | 'phrases' | 'mailSite' | 'allSites' | 'officeUrl'
>

/**
 * A timed job: each morning, if a complaint or an appeal is overdue, emails everyone who may decide
 * it. Each day is announced once however often the job runs, and not at all if nothing is overdue.
 */
export function announceDeadlines({
  database,
  emit,
  allSites,
}: Pick<Deps, 'database' | 'emit' | 'allSites'>): (now: Date) => Promise<void> {
  return async (now) => {
    const [site] = await allSites()
    if (site === undefined || localHour(now, site.timeZone) < emailHour) return
    if ((await countDueBy(database, now)) === 0) return
    await database.transaction(async (tx) => {
      if (!(await claimDeadlineDay(tx, localDate(now, site.timeZone), now))) return
      const at = now.toISOString()
      for (const { id, role, status } of await listStaff(tx))
        if (status === 'active' && hasPermission(role, 'complaints.decide'))
          await emit(tx, 'complaints.deadlines_missed', { person: id, at }, now)
    })
  }
}

/** Emails one staff member how many cases are overdue, with nothing about any of them. */
export function emailDeadlines(deps: Deps): AsyncSubscriber<{ person: number; at: string }> {
  return async ({ person, at }, delivery) => {
    const [site] = await deps.allSites()
    const staff = (await listStaff(deps.database)).find(({ id }) => id === person)
    if (site === undefined || staff === undefined) return
    if (staff.status !== 'active' || !hasPermission(staff.role, 'complaints.decide')) return
    const count = await countDueBy(deps.database, new Date(at))
    if (count === 0) return
    const language = site.domainLanguage.slice(0, 2)
    const locale = isLocale(language) ? language : site.locales[0]
    const t = (key: PhraseKey<typeof en.mail.deadlines>) =>
      deps.phrases.translate(locale, `complaints.mail.deadlines.${key}`, {
        count,
        name: staff.name,
        site: site.name,
      })
    await deps.mail({
      to: staff.email,
      reader: null,
      site: deps.mailSite(site),
      locale,
      content: {
        subject: t('subject'),
        preview: t('subject'),
        blocks: [
          { kind: 'heading', text: t('heading') },
          { kind: 'paragraph', text: t('text') },
          { kind: 'button', label: t('button'), url: `${deps.officeUrl(site)}/office/complaints` },
        ],
        footer: [t('footer')],
      },
      category: 'staff',
      key: `complaint-deadlines-${delivery.id}`,
    })
  }
}
