import type { Handler } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { contract } from '../contract.ts'
import { fillPage, fillText } from '../rules/fill-page.ts'
import { checkOperatorPage, choosePageLocale, isToken } from '../rules/operator-page.ts'
import type { Periods } from '../rules/periods.ts'
import { readDocument } from '../rules/read-document.ts'
import { collectSiteFacts } from './collect-site-facts.ts'
import {
  deleteOperatorPage,
  selectOperatorPage,
  selectOperatorPages,
  upsertOperatorPage,
} from './store.ts'

interface Deps {
  readonly database: Database
  readonly clock: Clock
  readonly phrases: Phrases
  readonly periods: Periods
}

/** Records a change in the transaction that makes it. */
type RecordPageChange = (tx: Transaction) => Promise<void>

/** The pages an operator has written for a site, at `/{token}` (NAV-01). */
export interface OperatorPages {
  list(site: number): Promise<{ readonly token: string; readonly locales: readonly Locale[] }[]>
  /** Writes a page in one language. Throws with what is wrong with it before anything is stored. */
  write(
    page: {
      readonly site: number
      readonly token: string
      readonly locale: Locale
      readonly text: string
    },
    record?: RecordPageChange,
  ): Promise<void>
  /** Removes a page; returns in how many languages it was written. */
  remove(site: number, token: string, record?: RecordPageChange): Promise<number>
}

export function createOperatorPages({ database, clock }: Deps): OperatorPages {
  return {
    list: (site) => selectOperatorPages(database, site),
    async write(page, record) {
      checkOperatorPage(page)
      await database.transaction(async (tx) => {
        await upsertOperatorPage(tx, page, clock.now())
        await record?.(tx)
      })
    },
    remove: (site, token, record) =>
      database.transaction(async (tx) => {
        const languages = await deleteOperatorPage(tx, { site, token })
        if (languages > 0) await record?.(tx)
        return languages
      }),
  }
}

/** Returns an operator's page in the reader's language, or in another if it isn't written in it. */
export function readOperatorPage({
  database,
  phrases,
  periods,
}: Deps): Handler<(typeof contract)['content_pages.read_operator_page'], Site> {
  return async ({ token }, { site, locale: reader }) => {
    if (!isToken(token)) return refuse('not_found')
    const rows = await selectOperatorPage(database, { site: site.id, token })
    const locale = choosePageLocale(
      rows.map((row) => row.locale),
      { reader, site: site.domainLanguage },
    )
    const row = rows.find((each) => each.locale === locale)
    if (row === undefined || locale === undefined) return refuse('not_found')
    const { title, written, passages } = readDocument(row.text)
    const version = new Date(`${written}T12:00:00Z`).toISOString()
    const facts = collectSiteFacts({ site, locale, version, phrases, periods })
    return { locale, title: fillText(title, facts), version, blocks: fillPage(passages, facts) }
  }
}
