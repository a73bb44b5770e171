import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { ApiContext } from '#platform/web/api/use-api.ts'
import { type BrowserSite, type BrowserViewer, SurroundingsContext, viewerKey } from '#platform/web/surroundings.ts'
import { de } from '../locales/de.ts'
import { en } from '../locales/en.ts'
import { es } from '../locales/es.ts'
import { fr } from '../locales/fr.ts'
import { it } from '../locales/it.ts'
import { nl } from '../locales/nl.ts'
import { pl } from '../locales/pl.ts'
import { CostNote, NavCredits, type WalletView, WhatThingsCost } from './index.ts'

const phrases = { en, de, es, fr, it, nl, pl }
type Locale = keyof typeof phrases
const ask = async () => ({ ok: false as const, refusal: { status: 0, code: 'offline', message: '' } })
const prices = { message_credits: 2, photo_credits: 4, gift_credits: 5 }
const rate = { minor: 1874, per_credits: 60, currency: 'EUR' }

interface Facts {
  readonly locale?: Locale
  readonly viewer?: { credits: number; paid_user: boolean } | null
  readonly wallet?: Partial<WalletView>
}

/** Renders a component as the server does. */
function render(
  part: ReactNode,
  { locale = 'en', viewer = { credits: 0, paid_user: false }, wallet }: Facts = {},
): string {
  const cache = new QueryClient()
  cache.setQueryData(viewerKey, viewer as BrowserViewer | null)
  if (wallet !== undefined) {
    const whole: WalletView = { credits: 0, bonus: 0, paid_user: false, rate: null, ...prices, ...wallet }
    cache.setQueryData(['credits.read_wallet', {}], whole)
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <ApiContext value={{ call: ask }}>
        <SurroundingsContext value={{ site: {} as BrowserSite, fetchViewer: async () => null }}>
          <IntlProvider locale={locale} timeZone="UTC" messages={{ credits: phrases[locale] }}>
            <MemoryRouter>{part}</MemoryRouter>
          </IntlProvider>
        </SurroundingsContext>
      </ApiContext>
    </QueryClientProvider>,
  )
}

/** Visible text of rendered HTML. */
const toText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00a0', ' ')

describe('the credits link in the navigation', () => {
  const nav = (viewer: Facts['viewer'], locale: Locale = 'en') =>
    render(<NavCredits hrefs={{ credits: '/credits', premium: '/premium' }} />, { viewer: viewer ?? null, locale })

  test.each([
    [400, '400 credits', null],
    [11, '11 credits', null],
    [10, 'Credits', 'badge-low'],
    [1, 'Credits', 'badge-low'],
    [0, 'Credits', 'badge-danger'],
  ])('with %d credits a premium member sees %s and %s', (credits, words, badge) => {
    const html = nav({ credits, paid_user: true })
    expect(html).toContain('href="/credits"')
    expect(toText(html)).toContain(words)
    if (badge === null) expect(html).not.toContain('badge')
    else expect(html).toContain(`class="badge ${badge}"><span aria-hidden="true">${credits}</span>`)
  })

  test('a member who never bought credits sees the Premium link, whatever their balance; a visitor sees nothing', () => {
    for (const credits of [0, 6, 50]) {
      const html = nav({ credits, paid_user: false })
      expect(html).toContain('href="/premium"')
      expect(toText(html)).toBe('|Get Premium|')
    }
    expect(nav(null)).toBe('')
  })

  test.each([
    ['pl', 0, 'Nie masz już kredytów'],
    ['pl', 1, 'Został 1 kredyt'],
    ['pl', 2, 'Zostały 2 kredyty'],
    ['pl', 5, 'Zostało 5 kredytów'],
    ['de', 1, 'Noch 1 Credit'],
    ['it', 2, 'Ti restano 2 crediti'],
  ] as const)('in %s the badge for %d credits reads %s', (locale, credits, words) => {
    expect(nav({ credits, paid_user: true }, locale)).toContain(`<span class="sr-only">${words}</span>`)
  })
})

describe('the note beside a control that spends', () => {
  test.each([
    ['en', 2, { credits: 24, rate }, '|2 credits| a message, about €0.62 · 24 left|'],
    ['de', 2, { credits: 24, rate }, '|2 Credits| pro Nachricht, etwa 0,62 € · noch 24|'],
    ['pl', 2, { credits: 24, rate }, '|2 kredyty| za wiadomość, około 0,62 € · zostało 24|'],
    ['en', 2, { credits: 6 }, '|2 credits| a message · 6 left|'],
    ['en', 2, { credits: 1 }, '|2 credits| a message · You have 1|'],
    ['en', 2, { credits: 0, rate }, '|2 credits| a message, about €0.62 · You have 0|'],
    ['en', 1, { credits: 1 }, '|1 credit| a message · 1 left|'],
    ['en', 0, { credits: 0 }, '|Free|'],
  ] as const)('in %s at a price of %d with %j: %s', (locale, price, wallet, words) => {
    expect(toText(render(<CostNote act="message" price={price} />, { locale, wallet }))).toBe(words)
  })

  test('before the wallet has loaded, only the price is shown', () => {
    expect(toText(render(<CostNote act="gift" price={5} id="cost" />))).toBe('|5 credits| for the gift|')
  })
})

describe('prices', () => {
  const bundles = [
    { credits: 20, priceMinor: { EUR: 999 } },
    { credits: 400, priceMinor: { EUR: 11999 } },
  ]
  const table = (facts: Facts, more: object = {}) =>
    toText(render(<WhatThingsCost prices={prices} bundles={bundles} currency="EUR" {...more} />, facts))

  test('a visitor sees the range from the cheapest package to the most expensive', () => {
    expect(table({ viewer: null }, { freeStarts: 2 })).toBe(
      '|What things cost|What|In credits|In money|Searching, likes, matches and reading|Free|' +
        'The first message in each of your first 2 conversations|Free|A text message|2 credits|€0.60 to €1.00|' +
        'A sticker|2 credits|€0.60 to €1.00|A photo|4 credits|€1.20 to €2.00|A small gift|5 credits|€1.50 to €2.50|' +
        'A larger gift|8 credits|€2.40 to €4.00|A grand gift|15 credits|€4.50 to €7.50|' +
        'What it comes to in money depends on the bundle you choose.|',
    )
  })

  test('a buyer sees the rate of their own last purchase', () => {
    expect(table({ wallet: { credits: 60, paid_user: true, rate } })).toContain(
      '|A text message|2 credits|about €0.62|A sticker|2 credits|about €0.62|A photo|4 credits|about €1.25|' +
        'A small gift|5 credits|about €1.56|A larger gift|8 credits|about €2.50|A grand gift|15 credits|about €4.69|' +
        'Money is reckoned at the price of your last purchase.|',
    )
  })

  test('free actions are labelled free, and no money value is shown for them', () => {
    const free = table({ viewer: null }, { prices: { ...prices, message_credits: 0 }, currency: 'CZK' })
    expect(free).toContain('|A text message|Free|A sticker|Free|A photo|4 credits|A small gift|5 credits|')
  })

  test('it is rendered without a style attribute', () => {
    expect(render(<WhatThingsCost prices={prices} bundles={bundles} currency="EUR" />)).not.toMatch(/\sstyle=/)
  })
})
