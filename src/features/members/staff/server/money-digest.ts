import type { en } from '../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import { addDays, formatDate, localDate, startOfDay } from '#kernel/calendar.ts'
import { isLocale, type Locale } from '#kernel/locale.ts'
import { formatMoney } from '#kernel/money.ts'
import type { AsyncSubscriber, Emit } from '#platform/server/events/emit.ts'
import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { EmailSite, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { events } from '../contract.ts'
import { groupByPerson, isDigestTime, type MoneyActTotal } from '../rules/money-digest.ts'
import { claimDigest, selectMoneyActs, selectOwner, selectOwners } from './store-digest.ts'

export interface MoneyDigestDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  readonly mail: SendEmail
  readonly phrases: Phrases
  readonly allSites: Sites['allSites']
  /** Sender name and address of a site's emails. */
  readonly mailSite: (site: Site) => EmailSite
  /** The origin of a site's back office. */
  readonly officeUrl: (site: Site) => string
}

/** The owners' daily email about what staff did with money. */
export interface MoneyDigest {
  /** Scheduled every hour: in the morning, emits one event per owner if anything happened the day before. */
  readonly emitDue: (now: Date) => Promise<void>
  /** Sends one owner's email. */
  readonly write: AsyncSubscriber<{ readonly person: number; readonly day: string }>
}

/**
 * Emails every owner each morning what staff did with money the day before, so that people are
 * reviewed and not only large amounts (OPS-04). Days are in the first site's time zone; nothing is
 * sent for a day without any actions, and each day is sent once however often the job runs.
 */
export function createMoneyDigest(deps: MoneyDigestDeps): MoneyDigest {
  const { database, emit } = deps
  const select = (day: string, { timeZone }: Site) =>
    selectMoneyActs(database, {
      from: startOfDay(day, timeZone),
      until: startOfDay(addDays(day, 1), timeZone),
    })
  return {
    async emitDue(now) {
      const [site] = await deps.allSites()
      if (site === undefined || !isDigestTime(now, site.timeZone)) return
      const day = addDays(localDate(now, site.timeZone), -1)
      const totals = await select(day, site)
      if (totals.length === 0) return
      await database.transaction(async (tx) => {
        if (!(await claimDigest(tx, day, now))) return
        for (const person of await selectOwners(tx))
          await emit(tx, 'staff.money_day_ended', { person, day }, now)
      })
    },
    async write({ person, day }, { id }) {
      const sites = await deps.allSites()
      const [site] = sites
      const owner = await selectOwner(database, person)
      if (site === undefined || owner === null) return
      const totals = await select(day, site)
      const language = site.domainLanguage.slice(0, 2)
      const locale = isLocale(language) ? language : site.locales[0]
      await deps.mail({
        to: owner.email,
        reader: null,
        site: deps.mailSite(site),
        locale,
        content: buildEmail(deps, { sites, site, locale, day, name: owner.name, totals }),
        category: 'staff',
        key: `staff-money-${id}`,
      })
    },
  }
}

function buildEmail(
  { phrases, officeUrl }: Pick<MoneyDigestDeps, 'phrases' | 'officeUrl'>,
  about: {
    sites: readonly Site[]
    site: Site
    locale: Locale
    day: string
    name: string
    totals: readonly MoneyActTotal[]
  },
): EmailContent {
  const { sites, site, locale, totals } = about
  const date = formatDate(about.day, locale, 'full')
  const t = (
    key: PhraseKey<typeof en.digest>,
    values: Readonly<Record<string, string | number>> = {},
  ) =>
    phrases.translate(locale, `staff.digest.${key}`, {
      date,
      site: site.name,
      name: about.name,
      ...values,
    })
  const line = ({ kind, site: id, currency, count, total, members }: MoneyActTotal) => {
    const sum =
      total === null || currency === null ? '' : formatMoney({ minor: total, currency }, locale)
    const where = sites.find((one) => one.id === id)?.name ?? t('all_sites')
    if (kind === 'grant') return t('kinds.grant', { count, credits: total ?? 0, members })
    if (kind === 'ban_refunds') return t('kinds.ban_refunds', { count, credits: total ?? 0, where })
    const values = { count, amount: sum, with_amount: sum === '' ? 'no' : 'yes', where }
    return t(`kinds.${kind}`, values)
  }
  return {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      ...groupByPerson(totals).map(({ name, totals: own }) => ({
        kind: 'paragraph' as const,
        text: `${name}: ${own.map(line).join('; ')}`,
      })),
      { kind: 'button', label: t('button'), url: `${officeUrl(site)}/office/audit` },
      { kind: 'note', text: t('note') },
    ],
    footer: [t('footer')],
  }
}
