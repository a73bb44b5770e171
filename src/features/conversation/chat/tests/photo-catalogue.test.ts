import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { photoPeople, picture } from '../testing/photo-people.ts'
import {
  listPhotoFiles,
  readBalance,
  readThread,
  startConversation,
} from '../testing/photo-conversation.ts'

let site: PeopledSite
let people: ReturnType<typeof photoPeople>
beforeAll(async () => {
  site = await startPeopledSite()
  people = photoPeople(site)
})
afterAll(() => site.close())

test('CHAT-02 a photo costs 4 credits where a text costs 2, the credit statement says so, and both members see it in their conversation', async () => {
  const { jonas, elena, conversation } = await startConversation(site, people, 10)
  expect((await readThread(jonas, conversation)).cost).toMatchObject({
    next: 2,
    message_credits: 2,
    photo: { next: 4, credits: 4, disclosure: false, money: { minor: 200, currency: 'EUR' } },
    balance: 10,
  })
  const sent = await people.sendTo({ conversation }, jonas, await picture(), {
    description: 'A plate of pasta',
  })
  expect(sent).toMatchObject({
    status: 200,
    body: {
      conversation: { id: conversation },
      message: {
        seq: 2,
        mine: true,
        kind: 'photo',
        text: 'A plate of pasta',
        credits: 4,
        photo: { width: 900, height: 600 },
      },
      credits: 6,
      cost: { balance: 6 },
    },
  })
  expect((await readThread(elena, conversation)).messages[1]).toMatchObject({
    seq: 2,
    mine: false,
    id: null,
    kind: 'photo',
    text: 'A plate of pasta',
    credits: null,
    photo: {
      width: 900,
      height: 600,
      src: { 160: expect.stringMatching(/^\/media\/message\/[0-9a-f-]{36}\/160\?/) },
    },
  })
  expect((await elena.browser.send('GET', '/api/chats')).body).toMatchObject({
    chats: [{ last: { kind: 'photo', seq: 2 }, num_unread_messages: 2 }],
  })
  expect((await jonas.browser.send('GET', '/api/credits/movements')).body).toMatchObject({
    movements: [{ reason: 'photo', credits: -4 }, {}],
  })
})

test('CHAT-03 a photo is a message: free as a free member’s first message and as the first answer, 4 credits from then on', async () => {
  const [jonas, elena] = [await site.addPerson(), await site.addPerson()]
  const first = await people.sendTo({ member: elena.member }, jonas, await picture())
  expect(first).toMatchObject({
    status: 200,
    body: { message: { seq: 1, credits: 0 }, cost: { starts_left: 1, photo: { next: 4 } } },
  })
  const { id } = first.body.conversation
  expect(
    (await people.sendTo({ conversation: id }, elena, await picture('#543'))).body.message.credits,
  ).toBe(0)
  expect(await people.sendTo({ conversation: id }, elena, await picture('#555'))).toMatchObject({
    status: 402,
    body: { error: { code: 'chat.not_enough_credits', with: { needed: 4, balance: 0 } } },
  })
  await people.sendTo({ member: (await site.addPerson()).member }, jonas, await picture())
  expect(
    await people.sendTo({ member: (await site.addPerson()).member }, jonas, await picture()),
  ).toMatchObject({
    status: 403,
    body: { error: { code: 'chat.too_many_starts' } },
  })
})

test('CHAT-03 3 credits pay for a text but not for a photo; nothing is charged and nothing is stored', async () => {
  const { jonas, conversation } = await startConversation(site, people, 3)
  const before = await listPhotoFiles(site)
  expect(await people.sendTo({ conversation }, jonas, await picture())).toMatchObject({
    status: 402,
    body: { error: { code: 'chat.not_enough_credits', with: { needed: 4, balance: 3 } } },
  })
  expect([await readBalance(jonas), await listPhotoFiles(site)]).toEqual([3, before])
})

test('CHAT-11 a photo sent five times concurrently creates one message, one charge of 4 and three files', async () => {
  const { jonas, elena, conversation } = await startConversation(site, people, 20)
  const before = (await listPhotoFiles(site)).length
  const [id, bytes] = [randomUUID(), await picture('#123456')]
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(() => people.sendTo({ conversation }, jonas, bytes, { id })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.message))).size).toBe(1)
  expect(await readBalance(jonas)).toBe(16)
  expect((await readThread(elena, conversation)).messages.map(({ kind }) => kind)).toEqual([
    'text',
    'photo',
  ])
  expect((await listPhotoFiles(site)).length - before).toBe(3)

  const other = await people.sendTo({ conversation }, jonas, await picture('#654321'), { id })
  expect(other).toMatchObject({ status: 409, body: { error: { code: 'chat.id_used' } } })
  expect(
    (await people.sendTo({ conversation }, jonas, bytes, { id, description: 'Other words' }))
      .status,
  ).toBe(409)
  expect([await readBalance(jonas), (await listPhotoFiles(site)).length - before]).toEqual([16, 3])
})

test('CHAT-02 a photo never costs more than the displayed price', async () => {
  const { jonas, conversation } = await startConversation(site, people, 20)
  expect(
    await people.sendTo({ conversation }, jonas, await picture(), { at_most: 2 }),
  ).toMatchObject({
    status: 409,
    body: { error: { code: 'chat.price_changed', with: { credits: 4 } } },
  })
  expect(
    (await people.sendTo({ conversation }, jonas, await picture(), { at_most: 4 })).status,
  ).toBe(200)
  expect(await readBalance(jonas)).toBe(16)
})

test('PRO-07 SEC-02 a file that is not a photo is refused with an error code and a message, and of a real photo only the image data is stored', async () => {
  const { jonas, elena, conversation } = await startConversation(site, people, 20)
  const refusals = []
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.alloc(12_000_001),
    await picture('#345', 900, 150),
    (await picture()).subarray(0, 900),
    Buffer.alloc(0),
  ])
    refusals.push(await people.sendTo({ conversation }, jonas, bytes))
  expect(refusals.map(({ status, body }) => [status, body.error?.code])).toEqual([
    [415, 'chat.photo_wrong_type'],
    [413, 'chat.photo_too_large'],
    [422, 'chat.photo_too_small'],
    [422, 'chat.photo_unreadable'],
    [415, 'chat.photo_wrong_type'],
  ])
  expect(refusals[1]?.body.error?.message).toBe(
    phrase('chat.refusals.photo_too_large', { megabytes: 12 }),
  )
  expect(await readBalance(jonas)).toBe(20)

  const located = await sharp(await picture())
    .withExif({
      IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' },
      IFD0: { Copyright: 'a canary' },
    })
    .jpeg()
    .toBuffer()
  expect(located.includes('a canary')).toBe(true)
  await people.sendTo({ conversation }, jonas, located)
  const src = (await readThread(elena, conversation)).messages[1]?.photo?.src
  for (const width of [160, 480, 960] as const) {
    const { status, type, bytes } = await people.read(elena, src?.[width] ?? '')
    const metadata = await sharp(bytes).metadata()
    expect([status, type, metadata.format, metadata.width, metadata.exif]).toEqual([
      200,
      'image/webp',
      'webp',
      Math.min(width, 900),
      undefined,
    ])
    expect(bytes.includes('a canary')).toBe(false)
  }
})

test('ACC-09 CHAT-10 everything that blocks a text blocks a photo: an unconfirmed partner, or a fictional profile before its disclosure is read', async () => {
  const waiting = await site.addPerson({ status: 'not_confirmed' })
  const jonas = await site.addPerson()
  await people.grantCredits(jonas, 20)
  const begun = await waiting.browser.send('POST', `/api/members/${jonas.member}/messages`, {
    id: randomUUID(),
    text: 'Hi',
  })
  const { id } = (begun.body as unknown as { conversation: { id: string } }).conversation
  expect(await people.sendTo({ conversation: id }, jonas, await picture())).toMatchObject({
    status: 403,
    body: { error: { code: 'chat.unconfirmed' } },
  })
  const isabel = await site.addPerson({ kind: 'fictional' })
  const first = await people.sendTo({ member: isabel.member }, jonas, await picture())
  expect(first.status).toBe(200)
  expect(await people.sendTo({ member: isabel.member }, jonas, await picture())).toMatchObject({
    status: 409,
    body: { error: { code: 'chat.disclosure_required' } },
  })
  expect(await readBalance(jonas)).toBe(20)
})

test('SEC-05 visitors who are logged out and pages of other sites can’t send photos', async () => {
  const { jonas, conversation } = await startConversation(site, people, 20)
  const visitor = { ...jonas, browser: site.visitor() }
  expect(await people.sendTo({ conversation }, visitor, await picture())).toMatchObject({
    status: 403,
    body: { authentication_required: true },
  })
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect(
    (await people.sendTo({ conversation }, jonas, await picture(), { headers: foreign })).status,
  ).toBe(403)
  expect(await readBalance(jonas)).toBe(20)
})
