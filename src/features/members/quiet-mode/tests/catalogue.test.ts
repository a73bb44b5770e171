import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase } from '#app/testing/phrase.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { cast: 'silent', limits: 'count' })
})
afterAll(() => site.close())

const elena = 'elena@minuet.example'

test('BEY-19 a member who wants neutral emails gets a subject, preview and sender that reveal nothing', async () => {
  const member = webClient(site)
  await member.send('POST', '/api/user.php', { login: elena, password: 'minuet-demo' })
  expect((await member.send('GET', '/api/quiet-mode')).body).toEqual({ neutral_emails: false })
  await member.send('POST', '/api/resets', { email: elena })
  const [usual] = await site.mails(elena)
  expect(usual?.subject).toContain('password')
  expect(usual?.from).toContain('Minuet')

  expect((await member.send('PUT', '/api/quiet-mode', { neutral_emails: true })).body).toEqual({
    neutral_emails: true,
  })
  expect((await member.send('GET', '/api/quiet-mode')).body).toEqual({ neutral_emails: true })
  await member.send('POST', '/api/resets', { email: elena })
  await expect.poll(async () => (await site.mails(elena)).length).toBe(2)
  const neutral = (await site.mails(elena)).find(({ subject }) => subject !== usual?.subject)
  expect(neutral).toMatchObject({ subject: phrase('quiet_mode.mail.subject') })
  expect(neutral?.from).toContain(phrase('quiet_mode.mail.sender'))
  expect(neutral?.from).not.toMatch(/^"?Minuet/)
  // The email is still useful.
  expect(neutral?.links.some((link) => link.includes('/reset-password/do#token='))).toBe(true)
})

test('BEY-19 the choice belongs to the account that made it; a visitor is asked to log in', async () => {
  const jonas = webClient(site)
  expect(await jonas.send('GET', '/api/quiet-mode')).toMatchObject({
    status: 403,
    body: { authentication_required: true },
  })
  await jonas.send('POST', '/api/user.php', {
    login: 'jonas@minuet.example',
    password: 'minuet-demo',
  })
  expect((await jonas.send('GET', '/api/quiet-mode')).body).toEqual({ neutral_emails: false })
})

test('BEY-19 a browser in quiet mode does not receive the site’s name or icon, even before the first paint', async () => {
  const html = async (path: string, cookie: string) =>
    (await fetch(site.url + path, { headers: { cookie: `i18n_redirected=de; ${cookie}` } })).text()
  for (const path of ['/', '/login', '/members', '/pages/faq', '/no-such-page']) {
    const quiet = await html(path, 'quiet=end_session')
    expect(quiet).toContain('<title>Übersicht</title>')
    expect(quiet).toContain('<link rel="icon" href="/icon-plain.svg"')
    expect(quiet).toContain('<meta name="description" content="">')
    expect(quiet).toMatch(/<button[^>]* data-quick-exit/)
    expect(quiet).toContain('data-exit="https://de.wikipedia.org/"')
    const usual = await html(path, 'quiet=no')
    expect(usual).toContain('Minuet</title>')
    expect(usual).toContain('<link rel="icon" href="/icon.svg"')
    expect(usual).not.toMatch(/<button[^>]* data-quick-exit/)
  }
})
