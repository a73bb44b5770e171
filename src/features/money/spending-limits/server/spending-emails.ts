import type { en } from '../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { Locale } from '#kernel/locale.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Emit, AsyncSubscriber } from '#platform/server/events/emit.ts'
import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { EmailSite, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database, Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { events } from '../contract.ts'
import { type CalendarMonth, parseMonth, findReportMonth } from '../rules/report-month.ts'
import { getEffectiveLimit } from '../rules/member-limit.ts'
import type { TimeRange } from '../rules/spans.ts'
import type { ConvertAmount } from './deps.ts'
import { getSiteCap, readMemberLimits } from './facts.ts'
import { selectRecipient, claimRecipients } from './store-emails.ts'

/** A member's orders on a site in a time range, in the site's currency, excluding failed ones. */
export interface SpendingSummary {
  readonly account: number
  readonly minor: number
  readonly orders: number
}

export interface SpendingEmailsDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  readonly mail: SendEmail
  readonly phrases: Phrases
  readonly siteById: Sites['siteById']
  readonly allSites: Sites['allSites']
  /** Sender name and address of a site's emails. */
  readonly mailSite: (site: Site) => EmailSite
  readonly convertAmount: ConvertAmount
  /** Provided by the feature that has the orders: for all accounts, or for one. */
  readonly boughtIn: (
    queries: Queries,
    site: Site,
    range: TimeRange,
    account?: number,
  ) => Promise<SpendingSummary[]>
}

/** Payload of the event for a monthly email. */
type MonthOverEvent = { readonly account: number; readonly site: number; readonly month: string }

export interface SpendingEmails {
  /**
   * Scheduled job: in the first week of a month, emits one event per member who ordered something
   * in the previous month.
   */
  readonly emitMonthOver: (now: Date) => Promise<void>
  /** Sends the email. */
  readonly write: AsyncSubscriber<MonthOverEvent>
}

/**
 * The monthly spending email, for members who ordered something and did not turn it off (BEY-09).
 */
export function createSpendingEmails(deps: SpendingEmailsDeps): SpendingEmails {
  const { database, emit, boughtIn } = deps
  return {
    async emitMonthOver(now) {
      for (const site of await deps.allSites()) {
        const month = findReportMonth(now, site.timeZone)
        if (month === null) continue
        const buyers = (await boughtIn(database, site, month)).map(({ account }) => account)
        await database.transaction(async (tx) => {
          for (const account of await claimRecipients(tx, buyers, month.key))
            await emit(
              tx,
              'spending_limits.month_ended',
              { account, site: site.id, month: month.key },
              now,
            )
        })
      }
    },
    async write({ account, site: siteId, month: key }, { id, now }) {
      const site = await deps.siteById(siteId)
      const reader = await selectRecipient(database, account)
      const month = parseMonth(key, site.timeZone)
      const [bought] = await boughtIn(database, site, month, account)
      if (reader === null || bought === undefined) return
      const own = (await readMemberLimits(deps, database, { account, site, now })).month
      const limit = getEffectiveLimit(own, getSiteCap(site, 'month'), now)
      const email = buildEmail(deps, { site, locale: reader.locale, month, bought, limit })
      await deps.mail({
        to: reader.email,
        reader: account,
        site: deps.mailSite(site),
        locale: reader.locale,
        content: email,
        category: 'spending',
        key: `spending-${id}`,
      })
    },
  }
}

interface About {
  readonly site: Site
  readonly locale: Locale
  readonly month: CalendarMonth
  readonly bought: SpendingSummary
  readonly limit: number | null
}

function buildEmail(
  { phrases, mailSite }: Pick<SpendingEmailsDeps, 'phrases' | 'mailSite'>,
  { site, locale, month, bought, limit }: About,
): EmailContent {
  const money = (minor: number) => formatMoney({ minor, currency: site.currency }, locale)
  const named = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    timeZone: site.timeZone,
  })
  const values = {
    site: site.name,
    month: named.format(month.from),
    amount: money(bought.minor),
    orders: bought.orders,
    limited: limit === null ? 'no' : 'yes',
    limit: money(limit ?? 0),
  }
  const t = (key: PhraseKey<typeof en.mail>) =>
    phrases.translate(locale, `spending_limits.mail.${key}`, values)
  return {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      { kind: 'paragraph', text: t('limit') },
      { kind: 'button', label: t('button'), url: `${mailSite(site).url}/notifications/limits` },
    ],
    footer: [t('footer')],
  }
}
