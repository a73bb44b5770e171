import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { openOfficePage } from '#features/members/staff/testing/open-office-page.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

const address = '/office/pages?site=1&page=pages/terms&language=en'
const editor = (page: Page) => page.getByLabel(phrase('site_texts.page_text'), { exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Opens the terms in the back office and adds a paragraph to them. */
async function write(page: Page, words: string) {
  await page.goto(address)
  await editor(page).waitFor()
  await editor(page).fill(`${await editor(page).inputValue()}\n\n${words}`)
}

/** Opens the dialog and publishes, by keyboard alone. */
async function publish(page: Page, reason: string) {
  await page.getByRole('button', { name: phrase('site_texts.publish') }).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel(phrase('site_texts.summary')).focus()
  await page.keyboard.type(reason)
  await page.keyboard.press('Enter')
}

test('OPS-04 of two people who edit a page the second sees what the first published, keeps the typed text, and can go on', async () => {
  const helene = await openOfficePage(stage, 'lead', 'Helga')
  const mara = await openOfficePage(stage, 'owner', 'Mira')
  await write(helene, 'Written by Helga.')
  await write(mara, 'Written by Mira.')
  await publish(helene, 'A first one')
  await helene.getByText(phrase('site_texts.published')).waitFor()

  await publish(mara, 'Another')
  await dialog(mara).getByText(phrase('site_texts.refusals.changed_before')).waitFor()
  const difference = dialog(mara).getByRole('region', { name: phrase('site_texts.difference') })
  await expect.poll(() => difference.innerText()).toContain('Written by Helga.')
  expect(await findSeriousViolations(mara)).toEqual([])
  await mara.keyboard.press('Escape')
  expect(await editor(mara).inputValue()).toContain('Written by Mira.')
  await publish(mara, 'Agreed with Helga')
  await mara.getByText(phrase('site_texts.published')).waitFor()
  await mara.getByRole('tab', { name: phrase('site_texts.versions') }).click()
  const versions = mara.getByRole('tabpanel').getByRole('listitem')
  await expect.poll(() => versions.first().innerText()).toContain('Agreed with Helga')
})

test('OPS-04 a mistake is shown at the text with its line, and nothing is published', async () => {
  const page = await openOfficePage(stage, 'lead', 'Helga')
  await page.goto(address)
  await editor(page).fill(`${await editor(page).inputValue()}\n\n[Press](javascript:alert)`)
  await publish(page, 'A link')
  const line = (await editor(page).inputValue()).split('\n').length
  const message = phrase('site_texts.refusals.link_problem', {
    line,
    sample: 'javascript:alert',
  })
  await page.getByText(message).waitFor()
  expect(await editor(page).getAttribute('aria-invalid')).toBe('true')
})

test('SITE-07 a member accepts new terms before continuing, can read them first, and is not asked again', async () => {
  const oldTab = await stage.visitor({ as: 'Jonas' })
  await openHydrated(oldTab, '/members')
  const office = await openOfficePage(stage, 'lead', 'Helga')
  await write(office, 'Dance politely.')
  await office.getByRole('button', { name: phrase('site_texts.publish') }).click()
  await dialog(office).getByLabel(phrase('site_texts.summary')).fill('New rule')
  await dialog(office).getByLabel(phrase('site_texts.accept_again')).check({ force: true })
  await dialog(office)
    .getByRole('button', { name: phrase('site_texts.publish_now') })
    .click()
  await office.getByText(phrase('site_texts.published')).waitFor()
  stage.site().server.infrastructure.clock.moveBy(5_000)

  // A tab opened before doesn't know about them; the server refuses, and then it asks as well.
  const questionInOldTab = oldTab.getByRole('dialog', { name: phrase('app.terms_again.title') })
  expect(await questionInOldTab.count()).toBe(0)
  await oldTab
    .getByRole('button', { name: phrasePattern('likes.like') })
    .first()
    .click()
  await questionInOldTab.waitFor()

  const jonas = await stage.visitor({ as: 'Jonas', width: 390 })
  await jonas.goto('/members')
  const question = jonas.getByRole('dialog', { name: phrase('app.terms_again.title') })
  await question.waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])
  await jonas.keyboard.press('Escape')
  expect(await question.isVisible()).toBe(true)
  await question.getByRole('link').first().click()
  await jonas.getByText('Dance politely.').waitFor()
  expect(await question.count()).toBe(0)
  await jonas.goto('/members')
  await question.getByRole('button', { name: phrase('app.terms_again.accept') }).click()
  await question.waitFor({ state: 'detached' })
  await jonas.goto('/chats')
  await jonas.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await question.count()).toBe(0)
})
