import { afterAll, beforeAll, expect, test } from 'vitest'
import { readZip } from '#platform/server/zip/testing/read-zip.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { someone } from '../testing/someone.ts'
import { type Reply, webClient } from '../testing/web-client.ts'
import { addPhoto, sendLike, writeMessage } from '../testing/member-actions.ts'

let site: TestSite
beforeAll(async () => {
  // Rate limits per network address are only counted, not enforced: all these browsers share one
  // address.
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const refusal = ({ status, body }: Reply) => [status, body.error?.code]
const anyone = () => webClient(site)
const move = (ms: number) => site.server.infrastructure.clock.moveBy(ms)

test('BEY-13 SEC-06 a member downloads all their data as one file, with photos; no one else can access it', async () => {
  const [leaver, friend] = [
    await someone(site, { signup_message: 'I row at dawn.' }),
    await someone(site),
  ]
  const photo = await addPhoto(site, leaver)
  await writeMessage(leaver, friend, 'Shall we say eight?')
  await sendLike(leaver, friend)
  await sendLike(friend, leaver)
  const requestExport = (current_password: string) =>
    leaver.browser.send('POST', '/api/account/export', { current_password })
  expect(refusal(await requestExport('not it'))).toEqual([422, 'accounts.wrong_password'])
  const { path } = (await requestExport(leaver.password)).body as unknown as { path: string }
  for (const browser of [anyone(), friend.browser])
    expect((await browser.send('GET', path)).status).toBe(404)
  const cookie = [...leaver.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const fetched = await fetch(site.url + path, { headers: { cookie } })
  expect(fetched.status).toBe(200)
  expect(fetched.headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"')
  expect(fetched.headers.get('cache-control')).toBe('no-store')
  const files = readZip(Buffer.from(await fetched.arrayBuffer()))
  const data = JSON.parse(String(files.get('data.json'))) as Record<string, unknown>
  expect(Object.keys(data).sort().join(' ')).toBe(
    'account ads blocks cards complaints conversations credits data_requests decisions_about_you ' +
      'direct_debit_mandates direct_debit_returns discount_codes email_notifications emails_sent fictional_profiles ' +
      'honest_answers invoices likes made_at matching message_signals money money_back ' +
      'notes_in_file orders pauses phone photo_decisions photos profile push_notifications quiet_mode ' +
      'reports site spending_limits staff_notes statements_of_reasons verification warnings',
  )
  expect(data).toMatchObject({
    site: 'Minuet',
    account: {
      id: leaver.member,
      name: leaver.name,
      email: leaver.email,
      status: 'active',
      language: 'en',
    },
    profile: {
      birth: '1990-04-05',
      gender: 'female',
      sexuality: 'bi',
      country: 'NL',
      about: 'I row at dawn.',
    },
    photos: { photos: [{ id: photo, file: `photos/${photo}.webp`, status: 'active' }] },
    likes: {
      given: [{ name: friend.name, kind: 'member' }],
      received: [{ name: friend.name }],
      matches: [{ name: friend.name }],
    },
    conversations: [
      {
        with: friend.name,
        begun_by_you: true,
        messages: [{ from_you: true, text: 'Shall we say eight?' }],
      },
    ],
    credits: { movements: [{ kind: 'grant', reason: 'sign_up', credits: 6 }] },
    orders: [],
  })
  // WebP files start with RIFF.
  expect(String(files.get(`photos/${photo}.webp`)?.subarray(0, 4))).toBe('RIFF')
  const text = JSON.stringify(data)
  for (const secret of ['argon2', 'password_hash', 'token', friend.email, friend.member])
    expect(text).not.toContain(secret)
  move(10 * 60_000 + 1000)
  expect((await leaver.browser.send('GET', path)).status).toBe(404)
})
