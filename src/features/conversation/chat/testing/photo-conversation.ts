import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PeopledSite, TestPerson } from '#features/members/profiles/testing/peopled-site.ts'
import type { photoPeople } from './photo-people.ts'
import type { Thread } from '../contract/chat.ts'

/**
 * Two members in a conversation; the first has sent a text, so that the next message costs credits.
 */
export async function startConversation(
  site: PeopledSite,
  people: ReturnType<typeof photoPeople>,
  credits: number,
) {
  const [jonas, elena] = [await site.addPerson(), await site.addPerson()]
  await people.grantCredits(jonas, credits)
  const begun = await jonas.browser.send('POST', `/api/members/${elena.member}/messages`, {
    id: randomUUID(),
    text: 'Hello',
  })
  return {
    jonas,
    elena,
    conversation: (begun.body as unknown as { conversation: { id: string } }).conversation.id,
  }
}

export const readThread = async (who: TestPerson, conversation: string) =>
  (await who.browser.send('GET', `/api/conversations/${conversation}`)).body as unknown as Thread
export const readBalance = async ({ browser }: TestPerson) =>
  ((await browser.send('GET', '/api/credits')).body as unknown as { credits: number }).credits

/** Lists all files stored for messages, after discarded ones have been deleted. */
export async function listPhotoFiles(site: PeopledSite): Promise<string[]> {
  await site.server.product.eventBus.drain()
  const folder = join(site.server.infrastructure.config.dataFolder, 'blobs', 'messages')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((one) => one.isFile()).map(({ name }) => name)
}
