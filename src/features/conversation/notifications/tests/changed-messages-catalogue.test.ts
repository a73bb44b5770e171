import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { type MailedPerson, type MailedSite, startMailedSite } from '../testing/mailed-site.ts'

let site: MailedSite
beforeAll(async () => {
  site = await startMailedSite()
})
afterAll(() => site.close())

const mails = (who: MailedPerson) => site.relay.to(who.email)
const edit = (who: MailedPerson, conversation: string, seq: number, text: string) =>
  who.browser.send('PUT', `/api/conversations/${conversation}/messages/${seq}/text`, {
    id: randomUUID(),
    text,
  })
const remove = async (who: MailedPerson, conversation: string, seq: number) =>
  (await who.browser.send('DELETE', `/api/conversations/${conversation}/messages/${seq}`))
    .body as unknown as { returned: number }

/** A writer, and a reader who wants to read texts in emails. */
async function people(): Promise<{ elena: MailedPerson; jonas: MailedPerson }> {
  const [elena, jonas] = [await site.member('Elena'), await site.member('Jonas')]
  await jonas.browser.send('PUT', '/api/notifications', { message_text: true })
  return { elena, jonas }
}

test('BEY-26 NTF-03 an email waiting in the queue is sent with the edited text, and never contains the earlier one', async () => {
  const { elena, jonas } = await people()
  const conversation = await site.write(elena, jonas, 'You are a rude person')
  await site.pass(1)
  expect((await edit(elena, conversation, 1, 'You are a kind person')).status).toBe(200)
  await site.pass(10)
  const [mail] = mails(jonas)
  expect(mail?.text).toContain('You are a kind person')
  for (const part of [mail?.html, mail?.text, mail?.subject]) expect(part).not.toContain('rude')
  expect(mails(jonas)).toHaveLength(1)
})

test('BEY-26 NTF-03 a message deleted before its email is sent isn’t emailed; if one of two is left, that one is emailed', async () => {
  const { elena, jonas } = await people()
  const deleted = await site.write(elena, jonas, 'Better not')
  await remove(elena, deleted, 1)
  await site.pass(15)
  expect(mails(jonas)).toEqual([])

  const other = await people()
  const conversation = await site.write(other.elena, other.jonas, 'The first one')
  await site.write(other.elena, other.jonas, 'The second one')
  await remove(other.elena, conversation, 2)
  await site.pass(15)
  const [mail] = mails(other.jonas)
  expect(mail?.text).toContain('The first one')
  expect(mail?.text).not.toContain('The second one')
})

test('BEY-26 NTF-03 a reminder of unread messages neither counts nor quotes deleted ones', async () => {
  const { elena, jonas } = await people()
  const conversation = await site.write(elena, jonas, 'The first one')
  await site.write(elena, jonas, 'The second one')
  await site.pass(10)
  await remove(elena, conversation, 2)
  await remove(elena, conversation, 1)
  await site.server.product.notifications.planReminders(site.server.infrastructure.clock.now())
  const before = mails(jonas).length
  await site.pass(25 * 60)
  await site.server.product.notifications.planReminders(site.server.infrastructure.clock.now())
  await site.pass(15)
  expect(mails(jonas)).toHaveLength(before)
})

test('BEY-26 BEY-08 a text that was emailed counts as shown: no credits are returned for deleting it, or by the nightly job; they are if the text isn’t in the email', async () => {
  const { elena, jonas } = await people()
  const conversation = await site.write(elena, jonas, 'The free one')
  await site.write(elena, jonas, 'The paid one that is not quoted')
  await site.write(elena, jonas, 'The paid one in the email')
  await site.pass(10)
  expect(mails(jonas)[0]?.text).toContain('The paid one in the email')
  expect(await remove(elena, conversation, 3)).toMatchObject({ returned: 0 })
  expect(await remove(elena, conversation, 2)).toMatchObject({ returned: 2 })

  // Without texts in emails, an email never shows a message.
  const discreet = await site.member('Noor')
  const counted = await site.write(elena, discreet, 'The free one')
  await site.write(elena, discreet, 'The paid one')
  await site.pass(10)
  expect(mails(discreet)[0]?.text).toContain(
    phrase('notifications.mail.messages', { name: 'Elena', count: 2 }),
  )
  expect(await remove(elena, counted, 2)).toMatchObject({ returned: 2 })
})

test('BEY-26 NTF-03 a reaction or an edit alone is never emailed', async () => {
  const { elena, jonas } = await people()
  const conversation = await site.write(elena, jonas, 'Hello')
  await jonas.browser.send('GET', `/api/conversations/${conversation}`)
  await jonas.browser.send('POST', `/api/conversations/${conversation}/read`, { seq: 1 })
  await jonas.browser.send('PUT', `/api/conversations/${conversation}/messages/1/reaction`, {
    reaction: 'love',
  })
  await edit(elena, conversation, 1, 'Hello, you')
  await site.pass(30)
  expect([mails(elena), mails(jonas)]).toEqual([[], []])
})
