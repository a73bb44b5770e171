import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { StaffViewer } from '#kernel/context.ts'
import { phrase } from '#app/testing/phrase.ts'
import { createDesk, type ReplyWriter } from '../server/index.ts'

let site: PeopledSite
let isabel: TestPerson
let aiText = 'Novels, mostly short ones'
const requests: Parameters<ReplyWriter>[0][] = []
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { fictional: true })
  isabel = await site.addPerson({ kind: 'fictional', name: 'Isabel' })
  await officeClient(site, 'agent', 'Ottilie')
  await officeClient(site, 'agent', 'Bruno')
})
afterAll(() => site.close())

async function member(text: string) {
  const { browser } = await site.addPerson()
  const begun = await browser.send('POST', `/api/members/${isabel.member}/messages`, {
    id: randomUUID(),
    text,
  })
  const conversation = (begun.body as unknown as { conversation: { id: string } }).conversation.id
  const authors = async () =>
    (
      (await browser.send('GET', `/api/conversations/${conversation}`)).body as unknown as {
        messages: { author: string | null }[]
      }
    ).messages.map(({ author }) => author)
  return { browser, conversation, authors }
}

const query = (text: string, values: unknown[]) =>
  site.server.infrastructure.database.pool.query(text, values)

/** Sets up a desk with an AI reply writer and an agent who uses it. */
async function plugged(name = 'Ottilie') {
  const { product, infrastructure } = site.server
  const { rows } = await infrastructure.database.pool.query<{ staff: number; id: string }>(
    'select id as staff, public_id as id from staff.person where name = $1',
    [name],
  )
  const desk = createDesk({
    database: infrastructure.database,
    phrases: infrastructure.phrases,
    chat: product.chat,
    wellbeing: product.wellbeing,
    labelFor: product.fictionalProfiles.labelFor,
    mainPicture: product.photos.mainPicture,
    showDrawing: product.gifts.showDrawing,
    lintReply: (text) => (text.includes('Saturday') ? 'meeting' : null),
    replyWriter: async (question) => {
      requests.push(question)
      return aiText
    },
    note: product.staff.note,
    openQueue: product.staff.openQueue,
    findStaffNames: product.staff.getNames,
  })
  const viewer: StaffViewer = {
    ...(rows[0] as { staff: number; id: string }),
    role: 'agent',
    session: 1,
    confirmedAt: new Date(),
  }
  const findSite = async () => await product.sites.findSite(new URL(site.url).host)
  const context = async () =>
    ({ site: await findSite(), viewer, now: infrastructure.clock.now(), locale: 'en' }) as never
  return {
    draft: async (conversation: string) =>
      desk.handlers['persona_desk.draft']({ conversation }, await context()),
    reply: async (conversation: string, text: string) =>
      desk.handlers['persona_desk.reply'](
        { conversation, id: randomUUID(), text },
        await context(),
      ),
    claim: async (conversation: string) =>
      desk.handlers['persona_desk.claim']({ conversation }, await context()),
    release: async (conversation: string) =>
      desk.handlers['persona_desk.release']({ conversation }, await context()),
    automatic: async () =>
      desk.answerByMachine((await findSite()) as never, infrastructure.clock.now()),
  }
}
const setting = (ai_replies: 'off' | 'drafts' | 'automatic') =>
  site.server.product.sites.changeSettings(1, { ai_replies })

test('BEY-01 F10 the product contains no AI: nothing is suggested or answered automatically, regardless of the site’s settings', async () => {
  await setting('automatic')
  const ottilie = await officeClient(site, 'agent', 'Ottilie')
  const { conversation, authors } = await member('Hello')
  expect(
    (await ottilie.send('POST', `/api/office/desk/${conversation}/claim`, {})).body,
  ).toMatchObject({
    ai_available: false,
  })
  expect(
    (await ottilie.send('POST', `/api/office/desk/${conversation}/drafts`, {})).body,
  ).toMatchObject({
    error: { code: 'persona_desk.ai_unavailable' },
  })
  const { product, infrastructure } = site.server
  const siteRecord = await product.sites.findSite(new URL(site.url).host)
  expect(
    await product.personaDesk.answerByMachine(siteRecord as never, infrastructure.clock.now()),
  ).toBe(0)
  expect(await authors()).toEqual([null])
  await ottilie.send('DELETE', `/api/office/desk/${conversation}/claim`)
  await setting('off')
})

test('BEY-01 F10 with AI configured, messages are marked as written by AI, written with AI’s help, or not marked at all', async () => {
  const desk = await plugged()
  const { browser, conversation, authors } = await member('What do you read?')
  await desk.claim(conversation)
  expect(await desk.draft(conversation)).toMatchObject({ refusal: 'persona_desk.ai_unavailable' })
  await setting('drafts')
  expect(await desk.draft(conversation)).toEqual({ text: 'Novels, mostly short ones' })
  expect(JSON.stringify(requests.at(-1))).not.toMatch(/@|member_id|credit/)
  await desk.reply(conversation, 'Novels, mostly short ones')
  expect(await authors()).toEqual([null, 'ai'])
  await browser.send('POST', `/api/conversations/${conversation}/messages`, {
    id: randomUUID(),
    text: 'Which?',
  })
  site.server.infrastructure.clock.moveBy(60_000)
  // The member's message was neither sent nor charged, for lack of credits; an edited draft still
  // counts as AI-assisted.
  await desk.draft(conversation)
  await desk.reply(conversation, 'Short ones by Keegan')
  expect((await authors()).at(-1)).toBe('ai_assisted')
  const otherMember = await member('Hello there')
  await desk.reply(otherMember.conversation, 'Good evening')
  expect(await otherMember.authors()).toEqual([null, 'staff'])
  aiText = 'See you on Saturday'
  expect(await desk.draft(otherMember.conversation)).toMatchObject({
    refusal: 'persona_desk.ai_no_draft',
  })
  aiText = 'Novels, mostly short ones'
  await setting('off')
})

test('BEY-01 F10 AI replies automatically only if the site allows it, with a mark, and skips conversations that staff have open', async () => {
  const desk = await plugged()
  await setting('drafts')
  const free = await member('Anyone?')
  const open = await member('Hello Isabel')
  await desk.claim(open.conversation)
  expect(await desk.automatic()).toBe(0)
  await setting('automatic')
  expect(await desk.automatic()).toBeGreaterThanOrEqual(1)
  expect(await free.authors()).toEqual([null, 'ai'])
  expect(await open.authors()).toEqual([null])
  const storedReplies = await site.server.infrastructure.database.pool.query(
    'select staff_id, author_kind from persona_desk.reply where conversation = $1',
    [free.conversation],
  )
  expect(storedReplies.rows).toEqual([{ staff_id: null, author_kind: 'ai' }])
  await setting('off')
})

test('BEY-02 F10 once AI may write, the disclosure mentions it and must be acknowledged again, and so does the answer about the profile', async () => {
  const { browser } = await member('Hello')
  const disclosure = async () =>
    (await browser.send('GET', `/api/members/${isabel.member}/disclosure`)).body as unknown as {
      version: string
      warning: string
      acknowledged: boolean
    }
  const before = await disclosure()
  await browser.send('POST', `/api/members/${isabel.member}/disclosure`, {
    version: before.version,
  })
  expect((await disclosure()).acknowledged).toBe(true)
  await setting('drafts')
  const after = await disclosure()
  expect(after).toMatchObject({
    acknowledged: false,
    answered_by: 'staff_and_machine',
    warning: expect.stringContaining(phrase('fictional_profiles.ai_replies')),
  })
  expect(after.version).not.toBe(before.version)
  expect(
    (await browser.send('GET', `/api/members/${isabel.member}/authenticity`)).body,
  ).toMatchObject({
    answered_by: 'staff_and_machine',
  })
  await setting('off')
  expect(
    (await browser.send('GET', `/api/members/${isabel.member}/authenticity`)).body,
  ).toMatchObject({
    answered_by: 'staff',
  })
})

test('BEY-01 F10 an AI text keeps its mark when a filler reply, a colleague or another conversation comes between draft and reply', async () => {
  const [ottilie, colleague] = [await plugged(), await plugged('Bruno')]
  await setting('drafts')
  aiText = 'Mostly short novels, and now and then a very long one'
  const minutes = (count: number) => site.server.infrastructure.clock.moveBy(count * 60_000)

  // A filler first, then a draft while no one waits, which is sent once the member has answered.
  const filler = await member('What do you read?')
  await ottilie.claim(filler.conversation)
  await ottilie.reply(filler.conversation, 'One moment')
  minutes(1)
  expect(await ottilie.draft(filler.conversation)).toEqual({ text: aiText })
  minutes(90)
  await query('update chat.conversation set awaiting_reply_since = $2 where public_id = $1', [
    filler.conversation,
    site.server.infrastructure.clock.now(),
  ])
  await ottilie.claim(filler.conversation)
  await ottilie.reply(filler.conversation, `${aiText}!`)
  expect((await filler.authors()).at(-1)).toBe('ai')

  // Drafted by one, sent by another.
  const handed = await member('And you?')
  await ottilie.claim(handed.conversation)
  await ottilie.draft(handed.conversation)
  await ottilie.release(handed.conversation)
  await colleague.claim(handed.conversation)
  await colleague.reply(handed.conversation, 'Well, mostly short novels, and now and then a comic')
  expect((await handed.authors()).at(-1)).toBe('ai_assisted')

  // Drafted in one conversation, pasted into another.
  const pasted = await member('Which books?')
  await ottilie.claim(pasted.conversation)
  await ottilie.reply(pasted.conversation, `Hm. ${aiText}`)
  expect((await pasted.authors()).at(-1)).toBe('ai_assisted')

  // A text of their own is not attributed to AI.
  const own = await member('Good evening')
  await ottilie.claim(own.conversation)
  await ottilie.reply(own.conversation, 'Good evening to you too, how was your day?')
  expect((await own.authors()).at(-1)).toBe('staff')
  aiText = 'Novels, mostly short ones'
  await setting('off')
})
