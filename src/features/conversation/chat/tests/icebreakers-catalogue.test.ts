import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { Icebreaker } from '../contract/icebreakers.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

const suggested = async (reader: TestPerson, member: string) => {
  const answer = await reader.browser.send('GET', `/api/members/${member}/icebreakers`)
  return {
    status: answer.status,
    text: answer.text,
    lines: (answer.body as unknown as { lines: Icebreaker[] }).lines,
  }
}
const like = (who: TestPerson, interests: string[]) =>
  who.browser.send('PUT', '/api/profile/interests', { interests })

test('CHAT-05 six icebreakers fit the member: first shared interests, then the member’s interests, then general lines, in the reader’s language', async () => {
  const [jonas, elena] = [await site.addPerson(), await site.addPerson()]
  expect((await suggested(jonas, elena.member)).lines).toEqual([
    { text: phrase('icebreakers.anyone.smile'), interest: null },
    { text: phrase('icebreakers.anyone.bubbles'), interest: null },
    { text: phrase('icebreakers.anyone.song'), interest: null },
    { text: phrase('icebreakers.anyone.sunday'), interest: null },
    { text: phrase('icebreakers.anyone.place'), interest: null },
    { text: phrase('icebreakers.anyone.eaten'), interest: null },
  ])
  expect((await like(elena, ['relationship', 'kissing', 'music', 'hiking', 'tea'])).status).toBe(
    200,
  )
  expect((await like(jonas, ['relationship', 'kissing', 'tea', 'wine'])).status).toBe(200)
  jonas.browser.cookies.set('i18n_redirected', 'de')
  expect((await suggested(jonas, elena.member)).lines).toEqual([
    {
      text: phrase('icebreakers.interests.tea', { locale: 'de' }),
      interest: { label: 'Tee', shared: true },
    },
    {
      text: phrase('icebreakers.interests.music', { locale: 'de' }),
      interest: { label: 'Musik', shared: false },
    },
    {
      text: phrase('icebreakers.interests.hiking', { locale: 'de' }),
      interest: { label: 'Wandern', shared: false },
    },
    { text: phrase('icebreakers.anyone.smile', { locale: 'de' }), interest: null },
    { text: phrase('icebreakers.anyone.bubbles', { locale: 'de' }), interest: null },
    { text: phrase('icebreakers.anyone.song', { locale: 'de' }), interest: null },
  ])
})

test('CHAT-05 SEC-01 icebreakers reveal nothing the page does not show, and nothing about members the reader may not see', async () => {
  const [jonas, elena] = [await site.addPerson(), await site.addPerson()]
  await like(elena, ['hiking'])
  await site.server.product.sites.changeSettings(1, { visible_profile_fields: ['age'] })
  expect((await suggested(jonas, elena.member)).lines.map(({ interest }) => interest)).toEqual(
    Array(6).fill(null),
  )
  await elena.browser.send('POST', `/api/members/${jonas.member}/block`)
  const forUnknownMember = await suggested(jonas, '00000000-0000-4000-8000-000000000000')
  expect(forUnknownMember.status).toBe(404)
  for (const hidden of [elena.member, jonas.member])
    expect(await suggested(jonas, hidden)).toMatchObject({
      status: 404,
      text: forUnknownMember.text,
    })
})
