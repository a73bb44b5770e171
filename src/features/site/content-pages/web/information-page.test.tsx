import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { ApiContext } from '#platform/web/api/use-api.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { Block } from '../rules/block.ts'
import { readBlocks } from '../rules/read-blocks.ts'
import { en } from '../locales/en.ts'
import { Page, title } from './information-page.tsx'

function render(page: string, blocks: readonly Block[]): string {
  const cache = new QueryClient()
  cache.setQueryData(['content_pages.read_page', { page }], {
    title: 'Terms',
    version: '2026-11-01T12:00:00.000Z',
    blocks,
  })
  const router = createMemoryRouter([{ path: '/pages/:page', element: <Page /> }], {
    initialEntries: [`/pages/${page}`],
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <ApiContext
        value={{
          call: async () => ({ ok: false, refusal: { status: 0, code: 'offline', message: '' } }),
        }}
      >
        <IntlProvider
          locale="en"
          timeZone="Europe/Amsterdam"
          messages={{ content_pages: en } as never}
          onError={(error) => {
            throw error
          }}
        >
          <RouterProvider router={router} />
        </IntlProvider>
      </ApiContext>
    </QueryClientProvider>,
  )
}

const parseBlocks = (text: string) => readBlocks(text).map(({ block }) => block)
const terms = parseBlocks(
  '## Who {#who}\n\nA **strong** and *soft* [word](/pages/privacy).\n\n## Law {#law}\n\n- one\n- [two](#who)\n\n### More {#more}\n\n1. [three](https://example.org/)',
)

test('a page shows its title, date, sections and a table of contents', () => {
  const page = render('terms', terms)
  expect(page).toMatch(/<h1[^>]*>Terms<\/h1>/)
  expect(page).toContain(
    phrase('content_pages.version', {
      date: '<time dateTime="2026-11-01T12:00:00.000Z">November 1, 2026</time>',
    }),
  )
  expect(page).toContain(`<nav aria-label="${phrase('content_pages.contents')}"`)
  for (const id of ['who', 'law']) {
    expect(page).toMatch(new RegExp(`<h2 id="${id}"`))
    expect(page.match(new RegExp(`href="#${id}"`, 'g'))?.length).toBeGreaterThanOrEqual(2)
  }
  expect(page).toMatch(
    /A <strong>strong<\/strong> and <em>soft<\/em> <a [^>]*href="\/pages\/privacy"[^>]*>word<\/a>\./,
  )
  expect(page).toMatch(/<ol[^>]*><li><a href="https:\/\/example\.org\/"/)
  expect(page).toMatch(/<h3 id="more"/)
  expect(page).not.toMatch(/ style=|<details/)
})

test('the content of a text is escaped', () => {
  const hostile = '<script>alert(1)</script>'
  const page = render('terms', [
    { kind: 'heading', level: 2, id: 'a', text: hostile },
    {
      kind: 'paragraph',
      runs: [{ text: hostile }, { text: hostile, href: '/a' }, { text: hostile, mark: 'strong' }],
    },
  ])
  expect(page).not.toContain('<script')
  expect(page.match(/&lt;script&gt;/g)).toHaveLength(4)
})

test('FAQ entries open without a script, and their anchor is inside the entry', () => {
  const page = render(
    'faq',
    parseBlocks(
      '## Costs {#costs}\n\nIn short.\n\n### Free? {#free}\n\nYes.\n\n### Much? {#much}\n\nNo.\n\n## Rest {#rest}\n\n### Else? {#else}\n\nNone.',
    ),
  )
  expect(page.match(/<details/g)).toHaveLength(3)
  expect(page).toMatch(
    /<summary[^>]*><h3[^>]*>Much\?<\/h3>.*?<\/summary><div id="much"[^>]*><p[^>]*>No\.<\/p>/,
  )
  expect(page).toMatch(/<h2 id="costs".*?In short\..*?<h3/)
  expect(page.indexOf('Much?')).toBeLessThan(page.indexOf('id="rest"'))
})

test('a short page has no table of contents', () => {
  expect(render('service', parseBlocks('## One {#one}\n\nText.'))).not.toContain('<nav')
})

test('the document title is the page title', () => {
  const cache = new QueryClient()
  cache.setQueryData(['content_pages.read_page', { page: 'faq' }], {
    title: 'Questions and answers',
  })
  expect(title((key) => key, { cache, params: { page: 'faq' } })).toBe('Questions and answers')
})
