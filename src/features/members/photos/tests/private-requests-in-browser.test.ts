import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findScreenFixtures } from '#test/harness/screen-fixtures.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite()

test('PRO-01 requested on the page, granted in the conversation, seen by both, and gone within five seconds of being revoked', async () => {
  const { conversation } = await findScreenFixtures(stage.site())
  const [jonas, elena] = [
    await stage.visitor({ as: 'Jonas' }),
    await stage.visitor({ as: 'Elena' }),
  ]
  // Elena makes one of her photos private.
  const hidden = await elena.evaluate(async () => {
    const { photos } = await (await fetch('/api/profile/photos')).json()
    const { id } = photos.find((photo: { main: boolean }) => !photo.main)
    const headers = { 'content-type': 'application/json' }
    await fetch(`/api/profile/photos/${id}/private`, {
      method: 'PUT',
      headers,
      body: '{"private":true}',
    })
    return id as string
  })
  await openHydrated(elena, `/chats/${conversation}`)
  const profile = await elena.evaluate(
    async () => (await (await fetch('/api/user.php')).json()).user.profile.id,
  )

  await openHydrated(jonas, `/members/${profile}`)
  await jonas.getByRole('button', { name: phrase('photos.asking.ask') }).click()
  await jonas.getByText(phrasePattern('photos.asking.asked', { name: 'Elena' })).waitFor()

  // No one reloads a page, because the other side's actions appear live.
  const bar = elena.getByRole('region', { name: phrase('photos.asking.label') })
  await bar.getByText(phrase('photos.asking.asks', { name: 'Jonas' })).waitFor()
  await bar.getByRole('button', { name: phrase('photos.asking.open', { name: 'Jonas' }) }).click()
  await bar.getByText(phrase('photos.asking.mine_open', { name: 'Jonas' })).waitFor()
  await jonas.getByText(phrase('photos.asking.theirs_open', { name: 'Elena' })).waitFor()
  await jonas.locator(`img[src*="${hidden}"]`).first().waitFor({ state: 'attached' })

  const revokedAt = Date.now()
  await bar.getByRole('button', { name: phrase('photos.access.take_back') }).click()
  await jonas.locator(`img[src*="${hidden}"]`).first().waitFor({ state: 'detached' })
  expect(Date.now() - revokedAt).toBeLessThan(5000)
  await jonas.getByRole('button', { name: phrase('photos.asking.ask') }).waitFor()
})
