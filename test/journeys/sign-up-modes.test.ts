import { sql } from '#platform/server/postgres/sql.ts'
import { afterEach, expect, test } from 'vitest'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { pageText } from '#app/testing/page-text.ts'
import { phrase } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { fillSignUp, sendSignUp } from '#features/members/accounts/testing/fill-sign-up.ts'
import { someMembers } from '../harness/some-members.ts'
import { withSite } from '../harness/with-site.ts'

// A site that is open to everyone is covered by test/journeys/newcomer.test.ts.
const stage = withSite({ cast: 'silent' })
const signUps = (signups: 'all' | 'with_trafficsource' | 'closed') =>
  stage.site().server.product.sites.changeSettings(1, { signups })
afterEach(async () => {
  await signUps('all')
})

test('ACC-06 by traffic source: visitors without one see the invitation, visitors with one can sign up, and it is stored with the account', async () => {
  await signUps('with_trafficsource')
  const stranger = (await webClient(stage.site()).send('GET', '/signup')).text
  expect(pageText(stranger)).toContain(phrase('accounts.signup.closed_title'))
  expect(stranger).not.toContain('name="email"')

  // Only the first URL contains the source; it is kept from page to page.
  const sent = await stage.visitor()
  await openHydrated(sent, '/members?network=harbour&sub1=spring')
  await sent.locator('main .pcard-link').first().click()
  await sent.waitForURL(/\/members\/[0-9a-f-]{36}/)
  await fillSignUp(sent, 'Wendelina')
  await sent.getByRole('heading', { level: 1, name: phrase('photos.step.title') }).waitFor()
  const row = await stage
    .site()
    .server.infrastructure.database.one<{ network: object }>(
      sql`select network from accounts.account where name = 'Wendelina'`,
    )
  expect(row.network).toEqual({ network: 'harbour', sub1: 'spring' })
})

test('ACC-06 by invitation only: there are no links to a form, members can still log in, and a form opened earlier shows a message when submitted', async () => {
  const { someone } = await someMembers(stage.site())
  const early = await stage.visitor()
  await openHydrated(early, '/signup')
  const visitor = webClient(stage.site())
  const memberPage = async () => (await visitor.send('GET', `/members/${someone}`)).text
  const open = await memberPage()
  expect(namesOf(open, 'button').some(isLike)).toBe(true)
  expect(namesOf(open, 'a').some(leadsToForm)).toBe(true)
  await signUps('closed')

  const closed = await memberPage()
  const logIn = phrase('app.nav.log_in')
  expect(namesOf(closed, 'a')).toContain(logIn)
  expect(namesOf(closed, 'a').filter(leadsToForm)).toEqual([])
  expect(namesOf(closed, 'button').filter(isLike)).toEqual([])
  const form = (await visitor.send('GET', '/signup')).text
  expect(pageText(form)).toContain(phrase('accounts.signup.closed_text', { site: 'Minuet' }))
  expect(form).not.toContain('name="email"')
  expect(namesOf(form, 'a')).toContain(logIn)
  expect((await visitor.send('GET', '/login')).text).toContain('name="login"')
  const elena = { login: 'Elena', password: 'minuet-demo' }
  expect((await visitor.send('POST', '/api/user.php', elena)).status).toBe(200)
  expect((await visitor.send('GET', '/members')).text).not.toContain(logIn)

  await sendSignUp(early, 'Hanneke')
  await early.getByText(phrase('accounts.signup.closed_title')).waitFor()
  const { count } = await stage
    .site()
    .server.infrastructure.database.one<{ count: number }>(
      sql`select count(*) from accounts.account where name = 'Hanneke'`,
    )
  expect(count).toBe(0)
})

const isLike = (name: string) => name.startsWith(phrase('likes.button.like'))
const leadsToForm = (name: string) => new RegExp(`${phrase('app.nav.sign_up')}|Write`).test(name)

/** Returns the names of the links or buttons in the main part of a page. */
function namesOf(html: string, tag: 'a' | 'button'): string[] {
  const main = /<main\b.*?<\/main>/s.exec(html)?.[0] ?? ''
  const elements = [...main.matchAll(new RegExp(`<${tag} [^>]*>.*?</${tag}>`, 'gs'))]
  return elements.map(
    ([element]) => /^<[^>]*aria-label="([^"]*)"/.exec(element)?.[1] ?? pageText(element),
  )
}
