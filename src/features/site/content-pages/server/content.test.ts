import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#kernel/locale.ts'
import { demoSites } from '#features/site/sites/server/sql/data/demo-sites.ts'
import { settings } from '#features/site/sites/rules/settings.ts'
import { createPhrases } from '#platform/server/phrases.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { Block } from '../rules/block.ts'
import { fillPage } from '../rules/fill-page.ts'
import { pageNames } from '../rules/page-names.ts'
import type { Passage } from '../rules/read-blocks.ts'
import { openLibrary } from './open-library.ts'
import { collectSiteFacts } from './collect-site-facts.ts'

const library = openLibrary()
const periods = {
  erasure_days: 14,
  unconfirmed_days: 30,
  log_in_days: 30,
  session_days: 30,
  selfie_days: 30,
  pass_days: 30,
  note_days: 30,
  signal_days: 30,
  mandate_months: 14,
  sealed_days: 30,
  device_days: 365,
  verification_days: 365,
  nudge_days: 90,
  unread_days: 180,
  request_years: 3,
  pause_days: 365,
  mandate_years: 3,
  returned_days: 430,
  block_years: 5,
  webhook_days: 400,
  guest_days: 30,
  deceiver_years: 2,
  counter_days: 2,
  task_days: 30,
  minor_days: 30,
  choice_months: 6,
  backup_days: 40,
}
const phrases = createPhrases(
  Object.fromEntries(
    await Promise.all(
      locales.map(async (locale) => {
        const file = (await import(`../locales/${locale}.ts`)) as Record<string, object>
        return [locale, { content_pages: file[locale] }] as const
      }),
    ),
  ) as unknown as Record<Locale, Record<string, object>>,
)

/**
 * The parts that must be identical in every language: order and kind of blocks, anchors, links,
 * placeholders, conditions.
 */
function bones({ when, block }: Passage) {
  if (block.kind === 'heading')
    return { when, heading: block.level, id: block.id, open: openIn(block.text) }
  const lines = listLines(block)
  const runs = lines.flat()
  return {
    when,
    kind: block.kind,
    lines: lines.length,
    links: runs.flatMap(({ href = [] }) => href).toSorted(),
    strong: runs.filter(({ mark }) => mark === 'strong').length,
    open: openIn(runs.map(({ text }) => text).join('')),
  }
}

/** The paragraph, the items of a list, or the cells of a table. */
function listLines(block: Exclude<Block, { kind: 'heading' }>) {
  if (block.kind === 'list') return block.items
  return block.kind === 'table' ? [block.head, ...block.rows].flat() : [block.runs]
}

function openIn(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
}

const joinTexts = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'heading') return block.text
      return listLines(block)
        .flat()
        .map(({ text }) => text)
        .join('')
    })
    .join('\n')

describe.each(pageNames)('%s', (page) => {
  const english = library[page].en
  const others = locales.filter((locale) => locale !== 'en')

  test.each(others)('all pages exist in %s', (locale) => {
    expect(library[page][locale].passages.map(bones)).toEqual(english.passages.map(bones))
    expect(library[page][locale].written).toBe(english.written)
  })

  test.each(others)('all pages are translated in %s', (locale) => {
    const texts = (of: readonly Passage[]) =>
      of
        .map(({ block }) => joinTexts([block]))
        .filter((text) => /\p{L}{4}/u.test(text.replace(/\{\w+\}/g, '')))
    const known = new Set(texts(english.passages))
    expect(texts(library[page][locale].passages).filter((text) => known.has(text))).toEqual([])
  })

  test.each(locales)(
    'typography is correct in %s: typographic quotes, no exclamation marks, no double spaces',
    (locale) => {
      const text = joinTexts(library[page][locale].passages.map(({ block }) => block))
      expect(text).not.toMatch(/['"]|\.\.\.| {2}|¡|!/)
      expect(text).toBe(text.normalize('NFC'))
    },
  )

  test.each(locales)('no placeholder is left unfilled in %s on any demo site', (locale) => {
    for (const site of demoSites) {
      const own = { ...site, settings: settings.parse(site.settings) }
      const facts = collectSiteFacts({
        site: own,
        locale,
        version: '2026-11-01T12:00:00.000Z',
        phrases,
        periods,
      })
      const text = joinTexts(fillPage(library[page][locale].passages, facts))
      expect(text).not.toMatch(/[{}]|\b(undefined|null|NaN)\b/)
    }
  })
})

test('links between pages lead to existing pages and anchors', () => {
  for (const page of pageNames) {
    for (const { block } of library[page].en.passages) {
      if (block.kind === 'heading') continue
      for (const { href = '' } of listLines(block).flat()) {
        const [, name, anchor] = /^\/pages\/([\w-]+)(?:#(.+))?$/.exec(href) ?? []
        if (name === undefined) continue
        const found = pageNames.find((one) => one === name)
        expect(found).toBe(name)
        const anchors = library[found ?? page].en.passages.map(
          (passage) => passage.block.kind === 'heading' && passage.block.id,
        )
        if (anchor !== undefined) expect(anchors).toContain(anchor)
      }
    }
  }
})

test('the FAQ starts with prices and fictional profiles', () => {
  const groups = library.faq.en.passages.flatMap(({ block }) =>
    block.kind === 'heading' && block.level === 2 ? block.text : [],
  )
  expect(groups.slice(0, 2)).toEqual(['What things cost', 'Fictional profiles'])
})

test.each([
  [
    'en',
    phrase('content_pages.credits', { count: 2 }),
    phrase('content_pages.credits', { count: 1 }),
    phrase('content_pages.free_messages', { count: 2 }),
  ],
  [
    'de',
    phrase('content_pages.credits', { locale: 'de', count: 2 }),
    phrase('content_pages.credits', { locale: 'de', count: 1 }),
    phrase('content_pages.free_messages', { locale: 'de', count: 2 }),
  ],
  [
    'pl',
    phrase('content_pages.credits', { locale: 'pl', count: 2 }),
    phrase('content_pages.credits', { locale: 'pl', count: 1 }),
    phrase('content_pages.free_messages', { locale: 'pl', count: 2 }),
  ],
] as const)('in %s the prices match the site’s settings', (locale, two, one, free) => {
  const site = { ...demoSites[0], settings: settings.parse({ photo_credits: 1 }) } as never
  const facts = collectSiteFacts({
    site,
    locale,
    version: '2026-11-01T12:00:00.000Z',
    phrases,
    periods,
  })
  expect(facts.values).toMatchObject({
    message_price: two,
    photo_price: one,
    free_messages: free,
    refund_days: '14',
    age: '18',
  })
})

test('a site without an address, phone number, register or tax number does not mention them', () => {
  const bare = { ...demoSites[0]?.company, kvk: '', vat_numbers: [], support_phone: null }
  const site = {
    ...demoSites[0],
    company: bare,
    settings: settings.parse({ free_conversations: 0 }),
  } as never
  const facts = collectSiteFacts({
    site,
    locale: 'en',
    version: '2026-11-01T12:00:00.000Z',
    phrases,
    periods,
  })
  expect(facts.holds).toEqual({
    fictional: false,
    no_fictional: true,
    tags: false,
    no_tags: true,
    free_messages: false,
    free_answers: true,
    register: false,
    vat: false,
    email: false,
    phone: false,
  })
  const text = joinTexts(fillPage(library.service.en.passages, facts))
  expect(text).not.toMatch(/By email|By telephone|Registration number|VAT/)
  expect(text).toContain(
    'By post: Minuet Demo B.V., Voorbeeldstraat 1, 1000 AA Amsterdam, Netherlands',
  )
})
