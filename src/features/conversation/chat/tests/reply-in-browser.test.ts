import { expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })
vi.setConfig({ testTimeout: 90_000 })

test('each answer on a profile leads to the chat, where it is quoted below the draft, and nothing is sent', async () => {
  const jonas = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  await openHydrated(jonas, '/members')
  await jonas.getByRole('link', { name: 'Elena, 34' }).click()
  const bread = jonas.getByRole('link', {
    name: phrasePattern('chat.reply.to', { answer: 'Bread in the oven', start: true }),
  })
  await bread.waitFor()
  expect(await findSeriousViolations(jonas)).toEqual([])
  await bread.click()
  const field = jonas.getByLabel(phrase('chat.composer.label', { name: 'Elena' }))
  await expect
    .poll(() => field.inputValue())
    .toBe('“Bread in the oven, rain on the roof, and nobody needs to be anywhere.”\n')
  await field.fill(
    '“Bread in the oven, rain on the roof, and nobody needs to be anywhere.”\nWhich flour?',
  )

  await jonas.goBack()
  await jonas
    .getByRole('link', {
      name: phrasePattern('chat.reply.to', { answer: 'Paper letters', start: true }),
    })
    .click()
  await expect
    .poll(() => field.inputValue())
    .toBe(
      '“Bread in the oven, rain on the roof, and nobody needs to be anywhere.”\nWhich flour?\n“Paper letters. I answer every one, slowly.”\n',
    )

  // The same answer is quoted once, however often the button is pressed, and nothing has been sent.
  await jonas.goBack()
  await bread.click()
  await expect
    .poll(() => field.inputValue())
    .toBe(
      '“Bread in the oven, rain on the roof, and nobody needs to be anywhere.”\nWhich flour?\n“Paper letters. I answer every one, slowly.”\n',
    )
  await openHydrated(jonas, '/chats')
  await jonas.getByText(phrase('chat.list.empty')).waitFor()
})
