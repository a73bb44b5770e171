import type { Locale } from '#kernel/locale.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Emit, LaterSubscriber } from '#platform/server/events/emit.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import type { MailSite, SendMail } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database, Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { events } from '../contract.ts'
import { type Month, monthOf, monthToTell } from '../rules/month-before.ts'
import { inForce } from '../rules/own-limit.ts'
import type { Stretch } from '../rules/spans.ts'
import type { WeighIn } from './deps.ts'
import { capOf, readOwn } from './facts.ts'
import { selectReader, takeTurns } from './store-letters.ts'

/** A member's orders on a site in a time range, in the site's currency, excluding failed ones. */
export interface Bought {
  readonly account: number
  readonly minor: number
  readonly orders: number
}

export interface SpendLettersDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  readonly mail: SendMail
  readonly phrases: Phrases
  readonly siteById: Sites['siteById']
  readonly allSites: Sites['allSites']
  /** Sender name and address of a site's emails. */
  readonly mailSite: (site: Site) => MailSite
  readonly weighIn: WeighIn
  /** Provided by the feature that has the orders: for all accounts, or for one. */
  readonly boughtIn: (queries: Queries, site: Site, stretch: Stretch, account?: number) => Promise<Bought[]>
}

/** Payload of the event for a monthly email. */
type Told = { readonly account: number; readonly site: number; readonly month: string }

export interface SpendLetters {
  /**
   * Scheduled job: in the first week of a month, emits one event per member who ordered something
   * in the previous month.
   */
  readonly tellMonth: (now: Date) => Promise<void>
  /** Sends the email. */
  readonly write: LaterSubscriber<Told>
}

/**
 * The monthly spending email, for members who ordered something and did not turn it off (BEY-09).
 */
export function createSpendLetters(deps: SpendLettersDeps): SpendLetters {
  const { database, emit, boughtIn } = deps
  return {
    async tellMonth(now) {
      for (const site of await deps.allSites()) {
        const month = monthToTell(now, site.timeZone)
        if (month === null) continue
        const buyers = (await boughtIn(database, site, month)).map(({ account }) => account)
        await database.transaction(async (tx) => {
          for (const account of await takeTurns(tx, buyers, month.key))
            await emit(tx, 'spending_limits.month_ended', { account, site: site.id, month: month.key }, now)
        })
      }
    },
    async write({ account, site: siteId, month: key }, { id, now }) {
      const site = await deps.siteById(siteId)
      const reader = await selectReader(database, account)
      const month = monthOf(key, site.timeZone)
      const [bought] = await boughtIn(database, site, month, account)
      if (reader === null || bought === undefined) return
      const own = (await readOwn(deps, database, { account, site, now })).month
      const limit = inForce(own, capOf(site, 'month'), now)
      const letter = letterOf(deps, { site, locale: reader.locale, month, bought, limit })
      await deps.mail({
        to: reader.email,
        reader: account,
        site: deps.mailSite(site),
        locale: reader.locale,
        letter,
        category: 'spending',
        key: `spending-${id}`,
      })
    },
  }
}

interface About {
  readonly site: Site
  readonly locale: Locale
  readonly month: Month
  readonly bought: Bought
  readonly limit: number | null
}

function letterOf(
  { phrases, mailSite }: Pick<SpendLettersDeps, 'phrases' | 'mailSite'>,
  { site, locale, month, bought, limit }: About,
): Letter {
  const money = (minor: number) => formatMoney({ minor, currency: site.currency }, locale)
  const named = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: site.timeZone })
  const values = {
    site: site.name,
    month: named.format(month.from),
    amount: money(bought.minor),
    orders: bought.orders,
    limited: limit === null ? 'no' : 'yes',
    limit: money(limit ?? 0),
  }
  const t = (key: string) => phrases.translate(locale, `spending_limits.mail.${key}`, values)
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
