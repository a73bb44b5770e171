import { randomUUID } from 'node:crypto'
import type { TestSite } from '#app/testing/start-site.ts'
import { sampleImage } from '#test/access-sweep/sample-image.ts'
import type { Someone } from './someone.ts'

const now = (site: TestSite) => site.server.infrastructure.clock.now()

export async function addPhoto(site: TestSite, { account }: Someone) {
  const options = { main: true, status: 'active', limit: 3, reviewedAt: now(site) } as const
  const stored = await site.server.product.photos.storePhoto(
    account,
    sampleImage,
    options,
    now(site),
  )
  if (!('photo' in stored)) throw new Error('photo was not stored')
  return stored.photo
}

export const writeMessage = (from: Someone, to: Someone, text: string) =>
  from.browser.send('POST', `/api/members/${to.member}/messages`, { id: randomUUID(), text })

export const sendLike = (from: Someone, to: Someone) =>
  from.browser.send('POST', `/api/members/${to.member}/like`, { id: randomUUID() })
export const searchWomen = async ({ browser }: Someone) =>
  (await browser.send('GET', '/api/members?gender=female&country=NL&min_age=18&max_age=99')).text
