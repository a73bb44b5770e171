import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findScreenFixtures } from '#test/harness/screen-fixtures.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite()

test('PRO-01 requested on the page, granted in the conversation, seen by both, and gone within five seconds of being revoked', async () => {
  const { conversation } = await findScreenFixtures(stage.site())
  const [jonas, elena] = [await stage.visitor({ as: 'Jonas' }), await stage.visitor({ as: 'Elena' })]
  // Elena makes one of her photos private.
  const hidden = await elena.evaluate(async () => {
    const { photos } = await (await fetch('/api/profile/photos')).json()
    const { id } = photos.find((photo: { main: boolean }) => !photo.main)
    const headers = { 'content-type': 'application/json' }
    await fetch(`/api/profile/photos/${id}/private`, { method: 'PUT', headers, body: '{"private":true}' })
    return id as string
  })
  await openHydrated(elena, `/chats/${conversation}`)
  const profile = await elena.evaluate(async () => (await (await fetch('/api/user.php')).json()).user.profile.id)

  await openHydrated(jonas, `/members/${profile}`)
  await jonas.getByRole('button', { name: 'Ask to see private photos' }).click()
  await jonas.getByText(/You asked on .+ Elena decides/).waitFor()

  // No one reloads a page: the other side's actions appear live.
  const bar = elena.getByRole('region', { name: 'Private photos' })
  await bar.getByText('Jonas asks to see your private photos.').waitFor()
  await bar.getByRole('button', { name: 'Open to Jonas' }).click()
  await bar.getByText('Your private photos are open to Jonas.').waitFor()
  await jonas.getByText('Elena’s private photos are open to you.').waitFor()
  await jonas.locator(`img[src*="${hidden}"]`).first().waitFor({ state: 'attached' })

  const revokedAt = Date.now()
  await bar.getByRole('button', { name: 'Take back' }).click()
  await jonas.locator(`img[src*="${hidden}"]`).first().waitFor({ state: 'detached' })
  expect(Date.now() - revokedAt).toBeLessThan(5000)
  await jonas.getByRole('button', { name: 'Ask to see private photos' }).waitFor()
})
