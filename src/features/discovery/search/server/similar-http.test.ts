import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { pageText } from '#app/testing/page-text.ts'

let site: PeopledSite
let jonas: TestPerson
let emil: TestPerson
const women = 30
/** No one is this old; everyone is within five years of it. */
const search = 'gender=female&country=NL&min_age=38&max_age=40'
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { logged_out_search: 'all' })
  const man = { gender: 'male', seeking: ['female'] } as const
  jonas = await site.addPerson({ name: 'Jonas' }, man)
  emil = await site.addPerson({ name: 'Emil' }, man)
  for (let at = 0; at < women; at += 1) await site.addPerson({ name: `Woman ${at}` })
})
afterAll(() => site.close())

interface FoundResult {
  readonly members: { id: string }[]
  readonly total: number | null
  readonly similar: { id: string }[]
  readonly similar_total: number | null
  readonly similar_next: string | null
}
const find = async (browser: WebClient, after = '') => {
  const reply = await browser.send('GET', `/api/members?${search}${after}`)
  return { status: reply.status, ...(reply.body as unknown as FoundResult) }
}

test('SRCH-01 similar members are listed page by page with their total, each once', async () => {
  const pages: FoundResult[] = [await find(jonas.browser)]
  for (let next = pages[0]?.similar_next ?? null; next !== null; ) {
    const page = await find(jonas.browser, `&similar_after=${next}`)
    expect(page.members).toEqual([])
    expect([page.total, page.similar_total]).toEqual([null, null])
    pages.push(page)
    next = page.similar_next
  }
  expect([pages[0]?.members, pages[0]?.total, pages[0]?.similar_total]).toEqual([[], 0, women])
  expect(pages.map(({ similar }) => similar.length)).toEqual([12, 12, 6])
  expect(new Set(pages.flatMap(({ similar }) => similar.map(({ id }) => id))).size).toBe(women)
  const { text } = await jonas.browser.send('GET', `/members?${search}`)
  expect(pageText(text)).toContain(`(${women})`)
})

test('SRCH-01 a visitor gets one page of similar members; a cursor works for its reader and its search only', async () => {
  const visitor = await find(site.visitor())
  expect([visitor.similar.length, visitor.similar_total, visitor.similar_next]).toEqual([
    12,
    null,
    null,
  ])
  const { similar_next: next } = await find(jonas.browser)
  const stolen = [
    await find(site.visitor(), `&similar_after=${next}`),
    await find(emil.browser, `&similar_after=${next}`),
    await find(jonas.browser, `&online=true&similar_after=${next}`),
    await find(jonas.browser, `&after=${next}`),
    await find(jonas.browser, '&similar_after=nothing'),
  ]
  expect(stolen.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
})
