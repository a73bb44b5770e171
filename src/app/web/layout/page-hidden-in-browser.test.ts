import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { withSite } from '#test/harness/with-site.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'

const stage = withSite()

test('NTF-07 when one of two tabs is closed, the visible one keeps its member online; when both are closed the member is offline', async () => {
  const jonas = webClient(stage.site())
  await jonas.send('POST', '/api/user.php', {
    login: 'jonas@minuet.example',
    password: 'minuet-demo',
  })
  const { chats } = (await jonas.send('GET', '/api/chats')).body as unknown as {
    chats: { profile: { name: string; online: boolean } }[]
  }
  expect(chats.find(({ profile }) => profile.name === 'Elena')).toBeDefined()
  const isOnline = async () => {
    const { body } = await jonas.send('GET', '/api/chats')
    return (body as unknown as { chats: typeof chats }).chats.find(
      ({ profile }) => profile.name === 'Elena',
    )?.profile.online
  }

  const first = await stage.visitor({ as: 'Elena' })
  await openHydrated(first, '/likes')
  const second = await first.context().newPage()
  await second.addInitScript(recordListeners)
  await openHydrated(second, '/members')
  await second.waitForFunction(() => 'listensForPagehide' in window)
  await expect.poll(isOnline, { timeout: 10_000 }).toBe(true)

  const userRequest = first.waitForResponse('**/api/user.php')
  // Closing a tab hides its page, which sends the beacon.
  await second.close({ runBeforeUnload: true })
  await userRequest
  await expect.poll(isOnline, { timeout: 10_000 }).toBe(true)

  await first.close({ runBeforeUnload: true })
  await expect.poll(isOnline, { timeout: 10_000 }).toBe(false)
})

/** Runs in the page. Records when the page, after hydration, starts listening for being hidden. */
function recordListeners(): void {
  const add = window.addEventListener.bind(window)
  window.addEventListener = (...args: Parameters<typeof add>) => {
    if (args[0] === 'pagehide') Object.assign(window, { listensForPagehide: true })
    add(...args)
  }
}
