import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { buyPackage, placeOrder } from '#features/money/payments/testing/limit-requests.ts'
import { pageText } from '../../../testing/page-text.ts'
import { phrase } from '../../../testing/phrase.ts'

let site: PeopledSite
let jonas: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  const settings = { logged_out_search: 'all', time_bonus: false, welcome_percentage: 0 } as const
  await site.server.product.sites.changeSettings(1, settings)
  jonas = await site.addPerson({ name: 'Jonas' }, { gender: 'male', seeking: ['female'] })
})
afterAll(() => site.close())

const change = (settings: Parameters<typeof site.server.product.sites.changeSettings>[1]) =>
  site.server.product.sites.changeSettings(1, settings)
const changeCompany = (company: { tradenames?: string[]; delete_discount?: number }) =>
  site.server.product.sites.changeSite(1, { company })
const read = async (path: string, locale = 'en') =>
  (await site.visitor().send('GET', path, undefined, { cookie: `i18n_redirected=${locale}` })).text

test('SITE-01 index_title is the title of the home page, in the languages the operator wrote', async () => {
  const title = async (locale: string) => /<title>(.*?)<\/title>/.exec(await read('/', locale))?.[1]
  expect(await title('en')).toBe(`${phrase('sites.index_title', { name: 'Minuet' })} · Minuet`)
  await change({ index_title: { en: 'Two by two' } })
  expect(await title('en')).toBe('Two by two · Minuet')
  expect(await title('nl')).toBe(
    `${phrase('sites.index_title', { locale: 'nl', name: 'Minuet' })} · Minuet`,
  )
})

test('SITE-01 fictional_icon is the icon in the label of every fictional profile', async () => {
  const { member } = await site.addPerson({ name: 'Wren', kind: 'fictional' })
  const label = async () => {
    const { text } = await jonas.browser.send('GET', `/members/${member}`)
    return /<span class="fictional[^>]*>\s*<svg.*?<\/svg>/s.exec(text)?.[0] ?? ''
  }
  const mask = await label()
  expect(mask).toContain('<svg')
  await change({ fictional_icon: 'pencil' })
  const pencil = await label()
  expect(pencil).toContain('<svg')
  expect(pencil).not.toBe(mask)
  const { body } = await jonas.browser.send('GET', '/api/user.php')
  expect((body as { user?: { fictional_icon: string } }).user?.fictional_icon).toBe('pencil')
  const settings = await jonas.browser.send('GET', '/api/settings')
  expect((settings.body as { fictional_icon?: string }).fictional_icon).toBe('pencil')
})

test('SITE-02 tradenames are in the footer, except the site’s own name', async () => {
  const line = phrase('app.footer.trade_names', { names: 'Pavane, Gavotte' })
  expect(pageText(await read('/premium'))).not.toContain('Also trading')
  await changeCompany({ tradenames: ['Minuet', 'Pavane', 'Gavotte'] })
  expect(pageText(await read('/premium'))).toContain(line)
  const sentence = phrase('app.footer.trade_names', { locale: 'de', names: 'Pavane, Gavotte' })
  expect(pageText(await read('/premium', 'de'))).toContain(sentence)
})

test('SITE-02 delete_discount is offered on the page for deleting the account, once, even to someone who has bought before', async () => {
  const buyer = await site.addPerson({ name: 'Buyer' })
  const page = async () => pageText((await buyer.browser.send('GET', '/notifications/delete')).text)
  const code = () => buyer.browser.send('GET', '/api/discount-code?code=stay')
  expect(await page()).not.toContain('STAY')
  expect((await code()).status).toBe(404)

  await buyPackage(buyer.browser, 'p0')
  await changeCompany({ delete_discount: 20 })
  expect(await page()).toContain(phrase('discounts.stay.text', { percentage: 20, code: 'STAY' }))
  const found = await code()
  expect([found.status, found.body]).toMatchObject([200, { kind: 'stay', percentage: 20 }])

  const bought = await placeOrder(buyer.browser, 'p1', { code: 'STAY' })
  const { order, redirect } = bought.body as unknown as {
    order: { discount: { code: string; minor: number } | null }
    redirect: string
  }
  expect([bought.status, order.discount]).toEqual([200, { code: 'STAY', minor: 5_00 }])
  await buyer.browser.send('POST', redirect, { outcome: 'pay' })
  await expect.poll(async () => (await code()).status).toBe(409)
  expect(await page()).not.toContain('STAY')
})
