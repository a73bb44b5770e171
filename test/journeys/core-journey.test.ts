import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sendSignUp } from '#features/members/accounts/testing/fill-sign-up.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()

/** Signs up step by step, confirms with the emailed link, and ends on the members page. */
async function joinAs(name: string, address: string): Promise<Page> {
  const page = await stage.visitor()
  await page.goto('/')
  await page.getByRole('link', { name: phrase('payments.premium.sign_up') }).click()
  await sendSignUp(page, name, address)
  await page.waitForURL((url) => url.pathname === '/complete-signup')
  const skip = page.getByRole('button', { name: phrase('accounts.signup.skip') })
  const waiting = page.getByRole('link', { name: phrase('accounts.signup.continue') })
  while (
    await Promise.race([skip.waitFor().then(() => true), waiting.waitFor().then(() => false)])
  ) {
    const before = await page.getByRole('heading', { level: 1 }).textContent()
    await skip.click()
    await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, before)
  }
  await waiting.click()
  await page.getByRole('heading', { name: phrase('accounts.confirm.heading') }).waitFor()
  const [mail] = await stage.site().mails(address)
  const link = new URL(mail?.links.find((one) => one.includes('/activate')) ?? '')
  const mailbox = await stage.visitor()
  await mailbox.goto(link.pathname + link.search + link.hash)
  await mailbox.getByRole('heading', { name: phrase('accounts.activate.done_title') }).waitFor()
  await page.waitForURL((url) => url.pathname === '/activate/done', { timeout: 30_000 })
  await page.getByRole('link', { name: phrase('accounts.activate.members_link') }).click()
  await page.waitForURL((url) => url.pathname === '/members')
  return page
}

test('LIKE-01 LIKE-03 CHAT-03 CHAT-04 CHAT-11 CRED-02 CRED-04 two people meet, like, write, run out of credits, buy and continue', async () => {
  await stage.site().server.product.sites.changeSettings(1, { undo_seconds: 0.3 })
  const marguerite = await joinAs('Marguerite', 'marguerite@example.org')
  const jonas = await stage.visitor({ as: 'Jonas' })

  await marguerite.getByRole('link', { name: /Jonas/ }).first().click()
  await marguerite.getByRole('heading', { level: 1, name: /Jonas/ }).waitFor()
  await marguerite
    .getByRole('button', { name: phrase('likes.like', { name: 'Jonas' }) })
    .first()
    .click()

  await jonas.goto('/likes')
  await jonas
    .getByRole('link', { name: /Marguerite/ })
    .first()
    .click()
  await jonas.getByRole('heading', { level: 1, name: /Marguerite/ }).waitFor()
  await jonas
    .getByRole('button', { name: phrase('likes.like', { name: 'Marguerite' }) })
    .first()
    .click()
  await jonas
    .getByRole('heading', { name: phrase('likes.modal.match_read', { name: 'Marguerite' }) })
    .waitFor()
  await marguerite
    .getByRole('heading', { name: phrase('likes.modal.match_read', { name: 'Jonas' }) })
    .waitFor()
  await jonas.getByRole('button', { name: phrase('likes.modal.close') }).click()
  await marguerite
    .getByRole('button', { name: phrase('likes.modal.write', { name: 'Jonas' }) })
    .click()

  const margueritesField = marguerite.getByRole('textbox', { name: /Jonas/ })
  await margueritesField.fill('Which piano is the worst in Haarlem?')
  await marguerite.getByRole('button', { name: phrase('chat.composer.send_free') }).click()
  await marguerite.getByRole('log').getByText('Which piano is the worst in Haarlem?').waitFor()

  await jonas.goto('/chats')
  await jonas
    .getByRole('link', { name: /Marguerite/ })
    .first()
    .click()
  await jonas.getByRole('log').getByText('Which piano is the worst in Haarlem?').waitFor()
  const jonasField = jonas.getByRole('textbox', { name: /Marguerite/ })
  await jonasField.pressSequentially('The one at the priest’s')
  await marguerite
    .getByText(phrase('chat.log.typing', { name: 'Jonas' }))
    .first()
    .waitFor({ state: 'attached' })
  await jonas.getByRole('button', { name: phrase('chat.composer.send_free') }).click()
  await marguerite.getByRole('log').getByText('The one at the priest’s').waitFor()
  await jonas.getByRole('log').getByText(phrase('chat.log.read')).first().waitFor()

  for (const line of ['How bad?', 'And the tuning?', 'Would you play it for me?']) {
    await margueritesField.fill(line)
    await marguerite
      .getByRole('button', { name: phrase('chat.composer.send_for', { credits: 2 }) })
      .click()
    await jonas.getByRole('log').getByText(line).waitFor()
  }
  await margueritesField.fill('I will bring cake')
  await marguerite.getByText(phrasePattern('chat.cost.none', { balance: 0 })).waitFor()
  expect(await margueritesField.inputValue()).toBe('I will bring cake')

  // Out of credits: she buys 60 in the sandbox at 25% off (within her first four hours) and
  // continues where she was.
  await marguerite.getByRole('button', { name: phrase('chat.cost.add_credits') }).click()
  await marguerite.getByRole('dialog').getByRole('link', { name: /^60/ }).click()
  await marguerite.waitForURL((url) => url.pathname === '/credits/p1')
  await marguerite.getByRole('radio', { name: /iDEAL/ }).check()
  await marguerite.getByRole('checkbox', { name: phrasePattern('payments.order.consent') }).check()
  await marguerite
    .getByRole('button', { name: `${phrase('payments.order.button')} €18.74` })
    .first()
    .click()
  await marguerite.getByText(phrase('sandbox_gateway.simulation.banner')).waitFor()
  await marguerite
    .getByRole('button', { name: phrase('sandbox_gateway.simulation.outcomes.pay'), exact: true })
    .click()

  // After paying, she is back in the conversation, and her unsent text is still there and can now
  // be sent.
  await expect.poll(() => margueritesField.inputValue()).toBe('I will bring cake')
  await marguerite
    .getByRole('button', { name: phrase('chat.composer.send_for', { credits: 2 }) })
    .click()
  await jonas.getByRole('log').getByText('I will bring cake').waitFor()

  const { credits, paid_user } = await fetchUser(marguerite)
  expect([credits, paid_user]).toEqual([58, true])
  const photos = await fetchPhotos(marguerite, 'Elena')
  expect(photos.length).toBe(7)
  expect(photos.every((photo) => photo.locked === false)).toBe(true)
  expect((await fetchPhotos(jonas, 'Elena')).filter((photo) => photo.locked).length).toBe(6)
  expect(await stage.site().server.product.credits.findViolations()).toEqual([])
})

/** Returns what user.php reports to this browser. */
async function fetchUser(page: Page): Promise<{ credits: number; paid_user: boolean }> {
  const answer = await page.evaluate(async () => (await fetch('/api/user.php')).json())
  return (answer as { user: { credits: number; paid_user: boolean } }).user
}

/** Returns a member's photos as this browser receives them. */
async function fetchPhotos(page: Page, name: string): Promise<{ locked: boolean }[]> {
  return page.evaluate(async (memberName) => {
    const found = await (
      await fetch('/api/members?gender=all&country=all&min_age=18&max_age=99&two_way=false')
    ).json()
    const list = (found as { members: { id: string; name: string }[] }).members
    const id = list.find((one) => one.name === memberName)?.id
    return (
      (await (await fetch(`/api/members/${id}/photos`)).json()) as { photos: { locked: boolean }[] }
    ).photos
  }, name)
}
