import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { createUploader } from '#features/members/photos/testing/send-bytes.ts'
import { picture } from '#features/members/photo-verification/testing/verification-client.ts'
import { dayMs, hourMs } from '#kernel/duration.ts'
import { type MailedPerson, type MailedSite, startMailedSite } from '../testing/mailed-site.ts'

let site: MailedSite
beforeAll(async () => {
  site = await startMailedSite()
})
afterAll(() => site.close())

const subject = (gap: string) => phrase('notifications.mail.reminders.subject', { gap })
const subjectsOf = ({ email }: MailedPerson) => site.relay.to(email).map((one) => one.subject)
/** Lets days pass realistically: the job runs each day, and queued emails are sent. */
async function passDays(count: number) {
  const { clock } = site.server.infrastructure
  for (let day = 0; day < count; day += 1) {
    clock.moveBy(dayMs - 2 * hourMs)
    for (let times = 0; times < 2; times++)
      await site.server.product.notifications.planProfileReminders(clock.now())
    await site.pass(120)
  }
}

test('NTF-01 NTF-03 a member without a photo is reminded after three and ten days, and then never again', async () => {
  const mia = await site.member('Mia')
  await passDays(2)
  expect(subjectsOf(mia)).toEqual([])
  await passDays(2)
  expect(subjectsOf(mia)).toEqual([subject('photo')])
  await passDays(5)
  expect(subjectsOf(mia)).toHaveLength(1)
  await passDays(2)
  expect(subjectsOf(mia)).toEqual([subject('photo'), subject('photo')])
  await passDays(25)
  expect(subjectsOf(mia)).toHaveLength(2)
}, 120_000)

test('NTF-01 a reminder names the part that is missing when it is sent; a finished profile gets none', async () => {
  const [short, done] = [await site.member('Short'), await site.member('Done')]
  const upload = createUploader(site)
  for (const who of [short, done]) expect((await upload(who, await picture())).status).toBe(200)
  await site.query('update profiles.profile set about = $2 where account_id = $1', [
    done.account,
    'I read on trains and cook for friends on Sundays.',
  ])
  await site.query("update profiles.profile set about = '' where account_id = $1", [short.account])
  await passDays(12)
  expect(subjectsOf(short)).toEqual([subject('about'), subject('about')])
  expect(subjectsOf(done)).toEqual([])
}, 120_000)

test('NTF-02 no reminder is sent to a member who switched them off, takes a break, is suspended or has not confirmed their address', async () => {
  const [off, onBreak, suspended, fresh] = [
    await site.member('Off'),
    await site.member('OnBreak'),
    await site.member('Suspended'),
    await site.member('Fresh'),
  ]
  await off.browser.send('PUT', '/api/notifications', { emails: { reminders: false } })
  const { status } = await onBreak.browser.send('POST', '/api/spending-limits/pause', {
    length: 'month',
  })
  await site.query("update accounts.account set status = 'disabled' where id = $1", [
    suspended.account,
  ])
  await site.query(
    "update accounts.account set status = 'not_confirmed', activated_at = null where id = $1",
    [fresh.account],
  )
  await passDays(12)
  expect(status).toBeLessThan(300)
  for (const who of [off, onBreak, suspended, fresh]) expect(subjectsOf(who)).toEqual([])
}, 120_000)
