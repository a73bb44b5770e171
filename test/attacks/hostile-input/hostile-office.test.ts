import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#kernel/endpoint.ts'
import { contract } from '#app/contract.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { isStaffEndpoint } from '../../access-sweep/office.ts'
import { createWire, buildRequest } from '../../access-sweep/wire.ts'
import { createOfficeExamples, type OfficeIds } from './office-examples.ts'
import { createHostileFiles } from './hostile-files.ts'
import { unusualTexts } from './hostile-texts.ts'
import {
  findFaults,
  isFault,
  describeTarget,
  attackBrokenBytes,
  attackNonTexts,
  attackUnreadable,
  describeAttack,
} from './check-attacks.ts'
import { createStoredTextFinder } from './stored-texts.ts'
import { findTextFields } from './text-fields.ts'
import {
  parseError,
  type AttackTarget,
  responseTexts,
  type Attacker,
  type Attack,
  attackField,
} from './attack.ts'

let site: TestSite
let wire: ReturnType<typeof createWire>
let office: Attacker
let targets: readonly AttackTarget[]
let examples: ReturnType<typeof createOfficeExamples>
let findStoredTexts: (mark: string) => Promise<string[]>
const calls: Readonly<Record<string, Endpoint>> = contract
const call = (name: string) => calls[name] as Endpoint

/** Logs in to the office as a member of the demo's staff; returns the session's cookie. */
async function logIn(email: string): Promise<string> {
  const entered = await fetch(`${site.url}/dev/office`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: new URLSearchParams({ email }),
  })
  return entered.headers
    .getSetCookie()
    .filter((line) => line.includes('Path=/api/office'))
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** A lead, who may call every office endpoint that accepts a text, except those of owners. */
beforeAll(async () => {
  site = await startSite({}, { cast: true, limits: 'count' })
  wire = createWire(site.port)
  findStoredTexts = await createStoredTextFinder(site.server.infrastructure.database)
  const cookie = await logIn('helene@minuet.example')
  const ownersCookie = await logIn('ilse@minuet.example')
  const callEndpoint: Attacker['callEndpoint'] = (one, _, input) => {
    const written = buildRequest(one, input)
    const { access } = one
    const mayLead = typeof access !== 'object' || access.staff.includes('lead')
    return wire({
      host: 'localhost',
      session: null,
      ...written,
      headers: { ...written.headers, cookie: mayLead ? cookie : ownersCookie },
    })
  }
  office = {
    callEndpoint,
    // URLs with invalid bytes are requested with the same session.
    wire: (request) => wire({ ...request, headers: { ...request.headers, cookie } }),
    viewers: { visitor: { host: 'localhost', session: null, person: null } } as never,
    ids: {} as never,
    facts: {} as never,
    renew: async () => {},
  }
  await report()
  await buy()
  examples = createOfficeExamples(await selectOfficeIds())
  await pause()
  examples = createOfficeExamples(await selectOfficeIds())
  targets = Object.entries(calls)
    .filter(([, one]) => isStaffEndpoint(one))
    .flatMap(([name, one]) =>
      findTextFields(one).map((place) => ({
        name,
        call: one,
        place,
        viewer: 'visitor' as const,
        ...(examples[name] && { example: examples[name] }),
      })),
    )
}, 120_000)
afterAll(async () => {
  wire?.close()
  await site?.close()
})

/** Files a member's report, so that there is one to decide. */
async function report(): Promise<void> {
  const jonas = webClient(site)
  await jonas.send('POST', '/api/user.php', { login: 'Jonas', password: 'minuet-demo' })
  const { rows } = await site.server.infrastructure.database.pool.query<{ id: string }>(
    "select member_id as id from accounts.account where name = 'Ruben' and pool_id = 1",
  )
  const filed = { id: randomUUID(), reason: 'insult' }
  expect(
    (await jonas.send('POST', `/api/members/${rows[0]?.id}/report`, filed)).status,
  ).toBeLessThan(300)
}

/** Buys credits as a member and refunds part of the payment. */
async function buy(): Promise<void> {
  const jonas = webClient(site)
  await jonas.send('POST', '/api/user.php', { login: 'Jonas', password: 'minuet-demo' })
  const request = { id: randomUUID(), bundle: 'p1', method: 'ideal', country: 'NL', consent: true }
  const { order, redirect } = (await jonas.send('POST', '/api/orders', request))
    .body as unknown as {
    order: { id: string }
    redirect: string
  }
  await jonas.send('POST', redirect, { outcome: 'pay' })
  const status = async () =>
    ((await jonas.send('GET', `/api/orders/${order.id}`)).body as { status?: string }).status
  for (let polls = 0; polls < 60 && (await status()) !== 'completed'; polls += 1) await wait(250)
  const refund = {
    order: order.id,
    amountMinor: 100,
    reason: 'goodwill',
    by: null,
    key: 'some',
  } as const
  const { infrastructure, product } = site.server
  await infrastructure.database.transaction((tx) =>
    product.refunds.requestRefund(tx, refund, infrastructure.clock.now()),
  )
}

/** The lead asks a member to pause, so that there is a pause to review. */
async function pause(): Promise<void> {
  for (const name of ['persona_desk.claim', 'persona_desk.request_pause']) {
    const input = examples[name]?.input({} as never, 'visitor', {} as never) ?? {}
    expect((await office.callEndpoint(call(name), 'visitor', input)).status).toBeLessThan(300)
  }
}

async function selectOfficeIds(): Promise<OfficeIds> {
  const { rows } = await site.server.infrastructure.database.pool.query<OfficeIds>(`
    select (select public_id from photos.photo where status = 'waiting' limit 1) as photo,
      (select public_id from photo_verification.request where status = 'waiting' limit 1) as request,
      (select c.public_id from chat.conversation c join accounts.public_account a on a.account_id in (c.a_id, c.b_id)
        where a.kind = 'fictional' limit 1) as conversation,
      (select member_id from accounts.public_account where kind = 'fictional' and name = 'Isabel') as profile,
      (select ad_id from ads.ad limit 1) as ad,
      (select public_id from wellbeing.pause limit 1) as pause,
      (select number from reports.report limit 1) as report,
      (select order_id from payments.purchase where status = 'completed' limit 1) as order,
      (select refund_id from refunds.refund limit 1) as refund`)
  if (rows[0] === undefined) throw new Error('the demo has no office data')
  return rows[0]
}

/** Claims the conversation before each call, so that only the text determines the outcome. */
async function makeReady({ name }: AttackTarget): Promise<void> {
  if (/^persona_desk\.(reply|hand_over|draft|request_pause)/.test(name))
    await office.callEndpoint(
      call('persona_desk.claim'),
      'visitor',
      examples['persona_desk.claim']?.input({} as never, 'visitor', {} as never) ?? {},
    )
}

async function throwReady(target: AttackTarget, what: string, value: unknown): Promise<Attack> {
  await makeReady(target)
  return attackField(office, target, what, value)
}

test('every text field that staff can fill in is found and has an example that a lead or an owner may send', async () => {
  expect(targets.length).toBeGreaterThan(30)
  expect(targets.filter(({ name }) => examples[name] === undefined).map(describeTarget)).toEqual([])
  expect(targets.filter(({ place }) => place.free).map(describeTarget)).toEqual(
    expect.arrayContaining([
      'persona_desk.reply text',
      'persona_desk.write_sheet facts',
      'ads.place_ad texts.en.title',
    ]),
  )
  for (const name of [
    'persona_desk.claim',
    'persona_desk.write_sheet',
    'ads.place_ad',
    'photo_moderation.claim_photo',
    'photo_verification.claim',
  ]) {
    const { status } = await office.callEndpoint(
      call(name),
      'visitor',
      examples[name]?.input({} as never, 'visitor', {} as never) ?? {},
    )
    expect([name, status < 300 || status === 409]).toEqual([name, true])
  }
})

test('SEC-05 NUL, unpaired surrogates and 50 kB are refused with the field’s name by every office endpoint', async () => {
  expect(await findFaults(targets, (target) => attackUnreadable(target, throwReady))).toEqual([])
}, 120_000)

test('SEC-05 invalid UTF-8 bytes do no harm at any office URL', async () => {
  expect(await findFaults(targets, (target) => attackBrokenBytes(office, target))).toEqual([])
}, 120_000)

test('SEC-05 values that are not texts are refused with the field’s name wherever staff can enter text', async () => {
  expect(await findFaults(targets, (target) => attackNonTexts(target, throwReady))).toEqual([])
}, 120_000)

test('SEC-05 unusual texts from staff are refused with a message or stored unchanged', async () => {
  const faults: string[] = []
  let stored = 0
  // One at a time, because a claim, a lock and a version belong to one person.
  for (const [at, target] of targets.filter(({ place }) => place.free).entries())
    for (const [what, text] of Object.entries(unusualTexts)) {
      const mark = `Of${at}x${stored}m${what.length}z`
      const value = `${mark}${text}${mark}`
      const thrown = await throwReady(target, what, value)
      if (isFault(thrown)) faults.push(describeAttack(thrown))
      const echoed = responseTexts(thrown.answer).filter((one) => one.includes(mark))
      if (echoed.some((one) => one !== value))
        faults.push(`${describeAttack(thrown)} came back as ${echoed}`)
      // A search keeps nothing, even where its words are in the body so that no log has them; nor do
      // a test email, a preview, and an action on events that haven't failed.
      const isRead = /^GET |\/(searches|exports|jumps|tests|previews|retries|removals)$/.test(
        target.call.route,
      )
      if (thrown.answer.status >= 300 || isRead) continue
      const texts = await findStoredTexts(mark)
      stored += texts.length
      if (texts.length === 0) faults.push(`${describeAttack(thrown)} was taken and is not kept`)
      for (const one of texts)
        if (!one.includes(value))
          faults.push(`${describeAttack(thrown)} was kept as ${JSON.stringify(one)}`)
    }
  expect(faults).toEqual([])
  expect(stored).toBeGreaterThan(20)
}, 180_000)

test('SEC-05 no file harms the office: files that are not images are refused with a message, images are stored', async () => {
  const faults: string[] = []
  const keep = call('ads.save_picture')
  for (const [what, { bytes, type, photo }] of Object.entries(await createHostileFiles())) {
    const ad = examples['ads.save_picture']?.input({} as never, 'visitor', {} as never).ad
    const answer = await office.callEndpoint(keep, 'visitor', { ad, bytes, type })
    const error = parseError(answer.body)
    const fine = photo
      ? answer.status === 204
      : [413, 415, 422].includes(answer.status) &&
        keep.errors?.[error?.code ?? ''] === answer.status &&
        error?.message
    if (!fine) faults.push(`${what}: ${answer.status} ${answer.body.toString().slice(0, 200)}`)
  }
  expect(faults).toEqual([])
}, 60_000)

test('SEC-05 after all this the office still works and is intact', async () => {
  const list = await office.callEndpoint(call('ads.list_placed'), 'visitor', {})
  expect(list.status).toBe(200)
  expect((await office.callEndpoint(call('staff.read_me'), 'visitor', {})).status).toBe(200)
})
