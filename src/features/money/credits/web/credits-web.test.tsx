import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { ApiContext } from '#platform/web/api/use-api.ts'
import {
  type BrowserSite,
  type BrowserViewer,
  SurroundingsContext,
  viewerKey,
} from '#platform/web/surroundings.ts'
import { phrase } from '#app/testing/phrase.ts'
import { de } from '../locales/de.ts'
import { en } from '../locales/en.ts'
import { es } from '../locales/es.ts'
import { fr } from '../locales/fr.ts'
import { it } from '../locales/it.ts'
import { nl } from '../locales/nl.ts'
import { pl } from '../locales/pl.ts'
import { NavCredits, type WalletView, WhatThingsCost } from './index.ts'

const phrases = { en, de, es, fr, it, nl, pl }
type Locale = keyof typeof phrases
const ask = async () => ({
  ok: false as const,
  refusal: { status: 0, code: 'offline', message: '' },
})
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
    const whole: WalletView = {
      credits: 0,
      bonus: 0,
      paid_user: false,
      rate: null,
      ...prices,
      ...wallet,
    }
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
    render(<NavCredits hrefs={{ credits: '/credits', premium: '/premium' }} />, {
      viewer: viewer ?? null,
      locale,
    })

  test.each([
    [400, phrase('credits.nav.held', { credits: 400 }), null],
    [11, phrase('credits.nav.held', { credits: 11 }), null],
    [10, phrase('credits.nav.credits'), 'badge-low'],
    [1, phrase('credits.nav.credits'), 'badge-low'],
    [0, phrase('credits.nav.credits'), 'badge-danger'],
  ])('with %d credits a premium member sees %s and %s', (credits, words, badge) => {
    const html = nav({ credits, paid_user: true })
    expect(html).toContain('href="/credits"')
    expect(toText(html)).toContain(words)
    if (badge === null) expect(html).not.toContain('badge')
    else expect(html).toContain(`class="badge ${badge}"><span aria-hidden="true">${credits}</span>`)
  })

  test('a member who never bought credits sees the Premium link, regardless of their balance; a visitor sees nothing', () => {
    for (const credits of [0, 6, 50]) {
      const html = nav({ credits, paid_user: false })
      expect(html).toContain('href="/premium"')
      expect(toText(html)).toBe(`|${phrase('credits.nav.premium')}|`)
    }
    expect(nav(null)).toBe('')
  })

  test.each([
    ['pl', 0, phrase('credits.nav.left', { locale: 'pl', credits: 0 })],
    ['pl', 1, phrase('credits.nav.left', { locale: 'pl', credits: 1 })],
    ['pl', 2, phrase('credits.nav.left', { locale: 'pl', credits: 2 })],
    ['pl', 5, phrase('credits.nav.left', { locale: 'pl', credits: 5 })],
    ['de', 1, phrase('credits.nav.left', { locale: 'de', credits: 1 })],
    ['it', 2, phrase('credits.nav.left', { locale: 'it', credits: 2 })],
  ] as const)('in %s the badge for %d credits reads %s', (locale, credits, words) => {
    expect(nav({ credits, paid_user: true }, locale)).toContain(
      `<span class="sr-only">${words}</span>`,
    )
  })
})

describe('prices', () => {
  const bundles = [
    { credits: 20, priceMinor: { EUR: 999 } },
    { credits: 400, priceMinor: { EUR: 11999 } },
  ]
  const table = (facts: Facts, more: object = {}) =>
    toText(
      render(<WhatThingsCost prices={prices} bundles={bundles} currency="EUR" {...more} />, facts),
    )

  const free = phrase('credits.costs.free')
  const exactly = (credits: number) => phrase('credits.costs.exactly', { credits })
  const about = (money: string) => phrase('credits.costs.about', { money })
  const cells = (...texts: (string | string[])[]) => `|${texts.flat().join('|')}|`

  test('a visitor sees the prices of the smallest package', () => {
    expect(table({ viewer: null }, { freeStarts: 2 })).toBe(
      cells(
        phrase('credits.costs.title'),
        phrase('credits.costs.what'),
        phrase('credits.costs.in_credits'),
        phrase('credits.costs.in_money'),
        [phrase('credits.costs.looking'), free],
        [phrase('credits.costs.starts', { count: 2 }), free],
        [phrase('credits.costs.message'), exactly(2), about('€1.00')],
        [phrase('credits.costs.sticker'), exactly(2), about('€1.00')],
        [phrase('credits.costs.photo'), exactly(4), about('€2.00')],
        [phrase('credits.costs.small_gift'), exactly(5), about('€2.50')],
        [phrase('credits.costs.middle_gift'), exactly(8), about('€4.00')],
        [phrase('credits.costs.large_gift'), exactly(15), about('€7.49')],
        phrase('credits.costs.by_bundle'),
      ),
    )
  })

  test('a member who has not bought yet sees the same prices, and how many free first messages are left', () => {
    const shown = table({ wallet: { credits: 6 } }, { freeStarts: 1 })
    expect(shown).toContain(
      cells(
        [phrase('credits.costs.starts_left', { count: 1 }), free],
        [phrase('credits.costs.message'), exactly(2), about('€1.00')],
      ),
    )
    expect(shown).toContain(phrase('credits.costs.by_bundle'))
  })

  test('a buyer sees the rate of their own last purchase', () => {
    expect(table({ wallet: { credits: 60, paid_user: true, rate } })).toContain(
      cells(
        [phrase('credits.costs.message'), exactly(2), about('€0.62')],
        [phrase('credits.costs.sticker'), exactly(2), about('€0.62')],
        [phrase('credits.costs.photo'), exactly(4), about('€1.25')],
        [phrase('credits.costs.small_gift'), exactly(5), about('€1.56')],
        [phrase('credits.costs.middle_gift'), exactly(8), about('€2.50')],
        [phrase('credits.costs.large_gift'), exactly(15), about('€4.69')],
        phrase('credits.costs.own_rate'),
      ),
    )
  })

  test('free actions are labelled free, and no money value is shown for them', () => {
    const shown = table(
      { viewer: null },
      { prices: { ...prices, message_credits: 0 }, currency: 'CZK' },
    )
    expect(shown).toContain(
      cells(
        [phrase('credits.costs.message'), free],
        [phrase('credits.costs.sticker'), free],
        [phrase('credits.costs.photo'), exactly(4)],
        [phrase('credits.costs.small_gift'), exactly(5)],
      ),
    )
  })

  test('the prices are rendered without a style attribute', () => {
    expect(render(<WhatThingsCost prices={prices} bundles={bundles} currency="EUR" />)).not.toMatch(
      /\sstyle=/,
    )
  })
})
