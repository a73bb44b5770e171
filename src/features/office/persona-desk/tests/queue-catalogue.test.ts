import { projectRoot } from '#platform/server/config/project-root.ts'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { OpenedConversation, WaitingConversation } from '../contract.ts'

let site: PeopledSite
let isabel: TestPerson
let ottilie: WebClient
let mara: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  isabel = await site.addPerson({ kind: 'fictional', name: 'Isabel' })
  ottilie = await officeClient(site, 'agent', 'Ottilie')
  mara = await officeClient(site, 'moderator', 'Mara')
})
afterAll(() => site.close())

const desk = '/api/office/desk'
const row = async (conversation: string) =>
  (
    (await ottilie.send('GET', desk)).body as unknown as { conversations: WaitingConversation[] }
  ).conversations.find((one) => one.conversation === conversation)
const flags = async (conversation: string) => (await row(conversation))?.flags
const open = async (conversation: string) =>
  (await ottilie.send('POST', `${desk}/${conversation}/claim`, {}))
    .body as unknown as OpenedConversation
const answer = (conversation: string, text: string) =>
  ottilie.send('POST', `${desk}/${conversation}/replies`, { id: randomUUID(), text })
async function begin(text: string) {
  const member = await site.addPerson()
  const { body } = await member.browser.send('POST', `/api/members/${isabel.member}/messages`, {
    id: randomUUID(),
    text,
  })
  const { id } = (body as unknown as { conversation: { id: string } }).conversation
  const write = (more: string) =>
    member.browser.send('POST', `/api/conversations/${id}/messages`, {
      id: randomUUID(),
      text: more,
    })
  return { member, id, write }
}
async function picture(provenance: 'own_work' | 'generated') {
  const bytes = await readFile(join(projectRoot, 'db/cast/portraits/isabel.webp'))
  const { product, infrastructure } = site.server
  const photoOptions = { main: true, status: 'active', limit: 5, provenance } as const
  const stored = await product.photos.storePhoto(
    isabel.account,
    bytes,
    photoOptions,
    infrastructure.clock.now(),
  )
  if (isRefusal(stored)) throw new Error(stored.refusal)
}

test('OPS-03 the queue shows in advance whether a conversation has a first message, the question “are you real?”, money or contact details, a hand-over or a care notice', async () => {
  const { member, id, write } = await begin('What do you read?')
  expect(await flags(id)).toEqual(['first'])
  expect(await open(id)).toMatchObject({
    real_person_questions: 0,
    acknowledged_at: null,
    paid_today: 0,
    max_paid_per_day: 40,
  })
  await answer(id, 'Short novels, mostly.')
  expect(await row(id)).toBeUndefined()

  await site.server.infrastructure.database.pool.query(
    "select * from credits.public_grant($1, 60, 'gift', 'bonus', null, null, null, $2, 1)",
    [member.account, site.server.infrastructure.clock.now()],
  )
  const disclosure = (await member.browser.send('GET', `/api/members/${isabel.member}/disclosure`))
    .body
  const { version } = disclosure as unknown as { version: string }
  await member.browser.send('POST', `/api/members/${isabel.member}/disclosure`, { version })
  expect((await write('Are you real?')).status).toBe(200)
  expect(await flags(id)).toEqual(['asked'])
  expect((await write('I could send you money by bank transfer')).status).toBe(200)
  expect(await flags(id)).toEqual(['asked', 'warning'])
  const opened = await open(id)
  expect(opened).toMatchObject({ real_person_questions: 1, paid_today: 2 })
  expect(opened.acknowledged_at).not.toBeNull()
  const note = { id: randomUUID(), note: 'Asked me about Haarlem.', for_lead: false }
  expect((await ottilie.send('POST', `${desk}/${id}/handovers`, note)).status).toBe(204)
  expect(await flags(id)).toEqual(['asked', 'warning', 'handed_over'])
  await open(id)
  await ottilie.send('POST', `${desk}/${id}/pauses`, { id: randomUUID() })
  expect(await flags(id)).toEqual(['asked', 'care', 'warning', 'handed_over'])
  // A reply resets the flags; the earlier question is still shown next to the conversation.
  await answer(id, 'I am a fictional profile, and books are all I can offer.')
  expect(await row(id)).toBeUndefined()
  expect((await open(id)).real_person_questions).toBe(1)
})

test('OPS-03 F11 queue and conversation show the profile’s photo, only to desk staff, and state whether it was generated', async () => {
  const { id } = await begin('Good evening')
  expect((await row(id))?.profile).toEqual({ name: 'Isabel', picture: null, generated: false })
  await picture('own_work')
  const src = `/office/desk/picture/${isabel.member}`
  expect((await row(id))?.profile).toEqual({ name: 'Isabel', picture: src, generated: false })
  const { member, browser } = await site.addPerson()
  const status = async (who: WebClient, path = src) => (await who.send('GET', path)).status
  expect([
    await status(ottilie),
    await status(mara),
    await status(browser),
    await status(site.visitor()),
  ]).toEqual([200, 404, 404, 404])
  // Only photos of fictional profiles, because the desk never shows a member's.
  expect(await status(ottilie, `/office/desk/picture/${member}`)).toBe(404)
  await picture('generated')
  expect((await row(id))?.profile.generated).toBe(true)
  expect((await open(id)).profile).toMatchObject({ picture: src, generated: true })
})
