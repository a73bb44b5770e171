import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLibrary } from '#features/site/content-pages/server/open-library.ts'
import { locales } from '#kernel/locale.ts'
import { pagePeriods } from '../pages/page-periods.ts'
import { startSite, type TestSite } from '../testing/start-site.ts'
import { collectTables } from './describe-tables.ts'
import { listPersonalData } from './list-personal-data.ts'
import { findPrivacyRow, privacyRows } from './privacy-rows.ts'

let site: TestSite
let tables: ReturnType<typeof collectTables>
beforeAll(async () => {
  site = await startSite()
  const { product } = site.server
  tables = collectTables([product.accounts.personalData, ...listPersonalData(product)])
})
afterAll(() => site.close())

const toDays = (period: keyof typeof pagePeriods) =>
  pagePeriods[period] * (period.endsWith('years') ? 366 : period.endsWith('months') ? 31 : 1)

test('BEY-34 every table with personal data is covered by a row in the privacy policy', () => {
  const missing = tables.map(([name]) => name).filter((name) => findPrivacyRow(name) === undefined)
  expect(missing).toEqual([])
  const named = privacyRows.flatMap((row) => row.tables)
  const schemas = new Set(tables.map(([name]) => `${name.slice(0, name.indexOf('.'))}.*`))
  const unknown = named.filter(
    (name) => !schemas.has(name) && !tables.some(([table]) => table === name),
  )
  expect([unknown, new Set(named).size]).toEqual([[], named.length])
})

test('BEY-34 no table is kept longer than its row says, and every period in a row matches a table', () => {
  const tooLong = tables.flatMap(([name, { expires, onErasure }]) => {
    const row = findPrivacyRow(name)
    if (row === undefined || row.noEnd) return []
    // Data that is deleted with the account has no period of its own.
    if (expires === undefined) return onErasure === 'deleted' ? [] : [name]
    const longest = Math.max(...row.periods.map(toDays))
    return expires.days <= longest ? [] : [`${name}: ${expires.days} days, not ${longest}`]
  })
  // These do not identify anyone.
  expect(tooLong).toEqual([
    'direct_debit.debit',
    'direct_debit.lifted_block',
    'persona_desk.reply',
    'photo_verification.decision',
    'saved_cards.processed_order',
  ])
  const invented = privacyRows.flatMap((row) =>
    row.periods.filter((period) => {
      const days = tables.flatMap(([name, { expires }]) =>
        expires !== undefined && findPrivacyRow(name) === row ? [expires.days] : [],
      )
      return !days.some((count) => count <= toDays(period) && count >= toDays(period) * 0.98)
    }),
  )
  // Applied when accounts are erased and, for pictures and mandates, within their rows.
  expect(invented).toEqual(['erasure_days', 'selfie_days', 'mandate_months'])
})

test.each(locales)(
  'BEY-34 the privacy page has a row with the periods for each, in %s',
  (locale) => {
    const rows = openLibrary().privacy[locale].passages.flatMap(({ block }) =>
      block.kind === 'table' ? block.rows : [],
    )
    const named = rows.map((cells) =>
      [
        ...cells
          .flat()
          .map(({ text }) => text)
          .join(' ')
          .matchAll(/\{(\w+)\}/g),
      ].map(([, name]) => name),
    )
    expect(named).toEqual(privacyRows.map(({ periods }) => [...periods]))
  },
)

test('BEY-34 members read the table with the periods filled in', async () => {
  const response = await fetch(`${site.url}/pages/privacy`)
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page).toMatch(/<table[\s\S]+365/)
  expect(page).not.toMatch(/\{\w+_(days|months|years)\}/)
})
