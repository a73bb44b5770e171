import { expect, test } from 'vitest'
import { collectPageFunctions } from './mark-page-functions.ts'

const page = (perPage: number, heading: string) => `
  const perPage = ${perPage}
  const unrelated = '${heading}'
  export function Page() { return <h1>{unrelated}</h1> }
  export async function load({ api }: LoadContext) { await api.call('search', { count: perPage }) }
`

test('the page functions differ if they or something they use differs', () => {
  expect(collectPageFunctions(page(24, 'a'))).not.toBe(collectPageFunctions(page(12, 'a')))
})

test('a change to the component alone leaves them unchanged', () => {
  expect(collectPageFunctions(page(24, 'a'))).toBe(collectPageFunctions(page(24, 'b')))
})

test('no page functions are found in a file without any', () => {
  expect(collectPageFunctions('export function Title() { return <p>title</p> }')).toBe('')
})
