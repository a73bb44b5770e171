import { afterAll, beforeAll, expect, test } from 'vitest'
import { localeCookie } from '#features/site/sites/index.ts'
import { locales } from '#kernel/locale.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import {
  changeEmail,
  confirmEmailChange,
} from '#features/members/accounts/testing/account-requests.ts'
import { mailedToken, signUpSomeone } from '#features/members/accounts/testing/someone.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { buyPackage } from '#features/money/payments/testing/limit-requests.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

test.each(locales)(
  'NTF-03 in %s: the emails of activation, reset, change of address, deletion and reactivation, and the receipt are in the member’s language',
  async (locale) => {
    const browser = webClient(site)
    browser.cookies.set(localeCookie.name, locale)
    const { email, name, password } = await signUpSomeone(site, {}, browser)
    const subject = async (to = email) => (await site.mails(to))[0]?.subject
    const values = { locale, site: 'Minuet' }
    expect(await subject()).toBe(phrase('accounts.mail.confirm.subject', values))
    const token = await mailedToken(site, email, '/activate')
    expect((await browser.send('POST', '/api/activations', { token })).status).toBe(200)

    // Asked for on a device in another language.
    await webClient(site).send('POST', '/api/resets', { email })
    expect(await subject()).toBe(phrase('accounts.mail.reset.subject', values))

    const changed = `new.${email}`
    expect((await changeEmail(browser, changed)).status).toBe(200)
    expect(await subject(changed)).toBe(phrase('accounts.mail.mail_change.subject', values))
    await confirmEmailChange(browser, await mailedToken(site, changed, '/mail-change/do'))
    expect(await subject()).toBe(phrase('accounts.mail.changed.email.subject', values))

    await buyPackage(browser, 'p1')
    await site.server.product.eventBus.drain()
    expect(await subject(changed)).toMatch(
      phrasePattern('invoices.paper.invoice', { locale, number: /.+/, whole: true }),
    )

    await browser.send('POST', '/api/account/deletion', { current_password: password })
    expect(await subject(changed)).toBe(phrase('accounts.mail.return.subject', values))
    const [mail] = await site.mails(changed)
    for (const part of [mail?.html, mail?.text])
      expect(part).toContain(phrase('accounts.mail.return.heading', { locale, name }))
    expect(mail?.text).toContain('/reactivate#token=')
  },
)
