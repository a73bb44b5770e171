import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import WebSocket from 'ws'
import type { TestPerson } from '#features/members/profiles/testing/peopled-site.ts'
import type { PushedSite } from './pushed-site.ts'

/** Opens a live connection for a member's page that reports whether it is visible. */
export async function openLivePage(
  site: PushedSite,
  who: TestPerson,
): Promise<{ report(seen: boolean): Promise<void>; close(): Promise<void> }> {
  const socket = new WebSocket(`ws://localhost:${site.port}/api/live`, {
    headers: { cookie: `__Host-auth.session=${who.browser.cookies.get('__Host-auth.session')}` },
    origin: site.url,
  })
  const received: string[] = []
  socket.on('message', (data) => void received.push(String(data)))
  await expect.poll(() => received.join('')).toContain('ready')
  const page = randomUUID()
  return {
    async report(seen) {
      received.length = 0
      socket.send(JSON.stringify({ type: 'push.sight', page, seen }))
      // Frames are handled in order: the reply to this one means that the first has been handled.
      socket.send(JSON.stringify({ type: 'live.ping' }))
      await expect.poll(() => received.join('')).toContain('pong')
    },
    async close() {
      const closed = new Promise((done) => socket.once('close', done))
      socket.close()
      await closed
    },
  }
}
