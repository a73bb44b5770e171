import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { en } from '../../locales/en.ts'
import type { ListQuery } from './list-content.tsx'
import { ListPage } from './list-page.tsx'

const nothing: ListQuery<string[]> = {
  data: undefined,
  isError: false,
  error: null,
  refetch: () => undefined,
}

/** Renders a page of names, and returns its markup. */
function draw(list: Partial<ListQuery<string[]>>): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ staff: en }}>
      <ListPage
        title="Names"
        lead="All names."
        notLoaded="No names came"
        list={{ ...nothing, ...list }}
        filters={(data) => <p>Filter of {data?.length ?? 'unknown'}</p>}
        empty={(names) => names.length === 0 && { title: 'No names', text: 'Not yet.' }}
        more="Older names"
      >
        {(names) => <p>List: {names.join(', ')}</p>}
      </ListPage>
    </IntlProvider>,
  )
}

const parts = {
  heading: '>Names</h1>',
  loading: `aria-label="${phrase('staff.shell.loading')}"`,
  failed: 'No names came',
  reason: 'The server is down.',
  retry: phrase('staff.shell.retry'),
  empty: 'No names<',
  list: 'List: ',
  more: 'Older names',
}

test.each([
  ['loading', {}, ['heading', 'loading']],
  [
    'failed',
    { isError: true, error: new Error('The server is down.') },
    ['heading', 'failed', 'reason', 'retry'],
  ],
  ['empty', { data: [] }, ['heading', 'empty']],
  ['loaded', { data: ['Ana', 'Bo'] }, ['heading', 'list']],
  ['loaded, and a refetch has failed', { data: ['Ana'], isError: true }, ['heading', 'list']],
  ['loaded with further pages', { data: ['Ana'], hasNextPage: true }, ['heading', 'list', 'more']],
  ['a first page without matches', { data: [], hasNextPage: true }, ['heading', 'empty', 'more']],
] as const)('an office list that is %s shows only that', (_, list, shown) => {
  const markup = draw(list as Partial<ListQuery<string[]>>)
  expect(
    Object.entries(parts).flatMap(([name, text]) => (markup.includes(text) ? [name] : [])),
  ).toEqual(shown)
})

test('filters are shown in every state, with the loaded data once there are any', () => {
  expect(draw({})).toContain('Filter of unknown')
  expect(draw({ isError: true })).toContain('Filter of unknown')
  expect(draw({ data: ['Ana', 'Bo'] })).toContain('Filter of 2')
})
