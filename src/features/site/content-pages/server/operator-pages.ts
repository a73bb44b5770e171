import { createHash } from 'node:crypto'
import type { Handler } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import type { contract } from '../contract.ts'
import { checkPageText } from '../rules/check-page-text.ts'
import { choosePageLocale, isToken } from '../rules/operator-page.ts'
import { pageVersion } from '../rules/page-version.ts'
import { readDocument } from '../rules/read-document.ts'
import type { PagesDeps } from './deps.ts'
import { renderPage } from './render-page.ts'
import {
  deleteOperatorPage,
  insertOperatorPage,
  lockOperatorPage,
  type OperatorPageRow,
  selectOperatorPage,
  selectOperatorPages,
  updateInSitemap,
} from './store.ts'
import {
  insertVersion,
  type PageKey,
  selectLocales,
  selectNewestNumber,
  withdrawPlanned,
} from './store-versions.ts'

/** Records a change in the transaction that makes it. */
export type RecordPageChange = (tx: Transaction) => Promise<void>

/** The author of a change: a staff member, or null for a command on the server. */
export interface PageAuthor {
  readonly staff: number | null
  readonly now: Date
}

/** The pages an operator has written for a site, at `/{token}` (NAV-01). */
export interface OperatorPages {
  list(site: number, now: Date): Promise<OperatorPageRow[]>
  /** Writes a page from a file in one language. Throws with what is wrong with it before anything is stored. */
  write(
    page: {
      readonly site: number
      readonly token: string
      readonly locale: Locale
      readonly text: string
    },
    record?: RecordPageChange,
  ): Promise<void>
  /** Adds a page without a text; false if there is one with this token. */
  add(
    tx: Transaction,
    page: { readonly site: number; readonly token: string; readonly inSitemap: boolean },
    now: Date,
  ): Promise<boolean>
  /** Locks a page for the rest of the transaction; false if there is none. */
  lock(tx: Transaction, page: { readonly site: number; readonly token: string }): Promise<boolean>
  /** Changes whether search engines may list it; returns the former setting, or null if there is no such page. */
  setInSitemap(
    tx: Transaction,
    page: { readonly site: number; readonly token: string; readonly inSitemap: boolean },
  ): Promise<boolean | null>
  /** Removes a page in a transaction; returns the languages it was written in, or null if there was none. */
  drop(
    tx: Transaction,
    page: { readonly site: number; readonly token: string; readonly summary: string },
    author: PageAuthor,
  ): Promise<readonly Locale[] | null>
  /** Removes a page; returns in how many languages it was written. */
  remove(site: number, token: string, record?: RecordPageChange): Promise<number>
}

export function createOperatorPages({
  database,
  clock,
}: Pick<PagesDeps, 'database' | 'clock'>): OperatorPages {
  const drop: OperatorPages['drop'] = async (tx, { site, token, summary }, { staff, now }) => {
    if ((await lockOperatorPage(tx, { site, token })) === null) return null
    const path = token
    const locales = await selectLocales(tx, { site, path }, now)
    await withdrawPlanned(tx, { site, path }, now)
    for (const locale of locales)
      await insertNext(tx, { site, path, locale }, { text: null, summary, staff, now })
    await deleteOperatorPage(tx, { site, token })
    return locales
  }
  return {
    list: (site, now) => selectOperatorPages(database, site, now),
    async write({ site, token, locale, text }, record) {
      if (!isToken(token))
        throw new Error(
          `token: ${token} must consist of small letters, digits and hyphens, and not be a path of the product`,
        )
      const { title, body } = readDocument(text)
      checkPageText({ title, body })
      await database.transaction(async (tx) => {
        const now = clock.now()
        await insertOperatorPage(tx, { site, token, inSitemap: false }, now)
        const words = { text: { title, body }, summary: '', staff: null, now }
        await insertNext(tx, { site, path: token, locale }, words)
        await record?.(tx)
      })
    },
    add: insertOperatorPage,
    lock: async (tx, page) => (await lockOperatorPage(tx, page)) !== null,
    async setInSitemap(tx, page) {
      const before = await lockOperatorPage(tx, page)
      if (before === null) return null
      await updateInSitemap(tx, page)
      return before.in_sitemap
    },
    drop,
    remove: (site, token, record) =>
      database.transaction(async (tx) => {
        const author = { staff: null, now: clock.now() }
        const languages = (await drop(tx, { site, token, summary: '' }, author)) ?? []
        if (languages.length > 0) await record?.(tx)
        return languages.length
      }),
  }
}

/** Adds a version after the newest one, whatever that is. Throws if another is added at the same time. */
async function insertNext(
  tx: Transaction,
  key: PageKey,
  {
    text,
    summary,
    staff,
    now,
  }: PageAuthor & {
    readonly text: { title: string; body: string } | null
    readonly summary: string
  },
): Promise<void> {
  const version = {
    ...key,
    id: newId(),
    base: await selectNewestNumber(tx, key),
    text,
    summary,
    acceptAgain: false,
    originalDigest: null,
    staff,
    startsAt: now,
  }
  if (!(await insertVersion(tx, version, now)))
    throw new Error(`${key.path} was changed at the same time; try again`)
}

/** A digest of a text of the product, to notice that an upgrade changed it. */
export function digestText({ title, body }: { title: string; body: string }): string {
  return createHash('sha256').update(`${title}\n${body}`).digest('base64url').slice(0, 22)
}

/** Returns an operator's page in the reader's language, or in another if it isn't written in it. */
export function readOperatorPage(
  deps: PagesDeps,
): Handler<(typeof contract)['content_pages.read_operator_page'], Site> {
  return async ({ token }, { site, locale: reader, now }) => {
    if (!isToken(token)) return refuse('not_found')
    const rows = await selectOperatorPage(deps.database, { site: site.id, token, now })
    const locale = choosePageLocale(
      rows.map((row) => row.locale),
      { reader, site: site.domainLanguage },
    )
    const row = rows.find((each) => each.locale === locale)
    if (row === undefined || locale === undefined) return refuse('not_found')
    const page = {
      path: token,
      title: row.title,
      passages: deps.parse(row.id, row.body),
      version: pageVersion(row.starts_at, site.company),
    }
    return { locale, ...(await renderPage(deps, page, { site, locale, now })) }
  }
}
