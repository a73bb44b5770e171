import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { exportMember } from '#app/testing/export-member.ts'
import { createVerificationClient } from '../testing/verification-client.ts'

let site: PeopledSite
let people: ReturnType<typeof createVerificationClient>
beforeAll(async () => {
  site = await startPeopledSite()
  people = createVerificationClient(site)
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
})
afterAll(() => site.close())

const day = 24 * 3_600_000
const anna = { staff: 1, account: null, site: 1, pool: 1 }
const now = () => site.server.infrastructure.clock.now()
const review = () => site.server.product.photoVerification.review
const blob = (key: string) => site.server.infrastructure.blobs.stat(`${key}/960.webp`)
const drain = () => site.server.product.eventBus.drain()

test('BEY-14 a picture that is never reviewed is deleted after 30 days, and a withdrawn one immediately', async () => {
  const [late, back] = [await people.waiting(), await people.waiting()]
  await back.person.browser.send('DELETE', '/api/photo-verification')
  expect((await people.own(back.person)).standing).toBe('none')
  await site.server.product.photoVerification.tidy(new Date(now().getTime() + 30 * day - 60_000))
  expect((await people.own(late.person)).standing).toBe('waiting')
  await site.server.product.photoVerification.tidy(new Date(now().getTime() + 30 * day + 60_000))
  expect((await people.own(late.person)).standing).toBe('lapsed')
  await drain()
  expect([await blob(late.key), await blob(back.key)]).toEqual([null, null])
})

test('BEY-14 SEC-06 the export contains the picture while it is stored; erasure removes everything', async () => {
  const { person, request, key } = await people.waiting()
  const other = await people.waiting()
  await other.person.browser.send('PUT', `/api/members/${person.member}/verification/ask`)
  await person.browser.send('PUT', `/api/members/${other.person.member}/verification/ask`)
  const exported = await exportMember(site, 'photoVerification', person.account)
  expect(exported.files).toEqual([
    { name: `verification/${request}.webp`, blob: `${key}/960.webp` },
  ])
  expect(exported.parts.verification).toMatchObject({
    requests: [{ id: request, status: 'waiting', file: `verification/${request}.webp` }],
    asked_to_verify: [{ name: other.person.name }],
  })
  expect(
    JSON.stringify(await exportMember(site, 'photoVerification', other.person.account)),
  ).toContain(person.name)
  const left = await person.browser.send('POST', '/api/account/deletion', {
    current_password: 'three tall herons',
  })
  expect(left.status).toBeLessThan(300)
  // The picture of a member who is leaving is not shown to reviewers.
  expect(await review().queue(anna, now())).not.toContainEqual(
    expect.objectContaining({ id: request }),
  )
  // An account that is being written to concurrently is erased in the next run.
  const erased = async () => {
    await site.server.product.accounts.erase(new Date(now().getTime() + 15 * day))
    await drain()
    return blob(key)
  }
  await expect.poll(erased).toBeNull()
  const after = await exportMember(site, 'photoVerification', person.account)
  expect(after).toEqual({
    parts: {
      verification: { requests: [], drawn: null, asked_to_verify: [], note_put_aside_until: null },
    },
    files: [],
  })
  const { parts } = await exportMember(site, 'photoVerification', other.person.account)
  expect(parts.verification).toMatchObject({ asked_to_verify: [] })
})
