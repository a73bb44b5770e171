import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#app/contract.ts'
import { startSite } from '#app/testing/start-site.ts'
import { victimTexts } from './canaries.ts'
import type { Finding } from './finding.ts'
import { sweep } from './sweep.ts'
import type { WireResponse } from './wire.ts'
import { createWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(await startSite({}, { limits: 'count' }), contract)
}, 60_000)
afterAll(() => world?.close())

/** Returns the findings of sweeping one endpoint, as `rule viewer`. */
async function sweepFindings(call: string, over: Partial<World> = {}): Promise<string[]> {
  const { findings } = await sweep({ ...world, ...over }, contract, { only: [call] })
  return [...new Set(findings.map(({ rule, viewer }: Finding) => `${rule} ${viewer}`))]
}

/** Changes the responses to one viewer, simulating a faulty handler. */
function wrong(
  viewer: keyof World['viewers'],
  change: (answer: WireResponse) => WireResponse,
): Pick<World, 'callEndpoint'> {
  return {
    callEndpoint: async (call, name, input, headers) => {
      const answer = await world.callEndpoint(call, name, input, headers)
      return name === viewer ? change(answer) : answer
    },
  }
}

const adding = (text: string) => (answer: WireResponse) => ({
  ...answer,
  body: Buffer.concat([answer.body, Buffer.from(text)]),
})

test('a correct endpoint has no findings', async () => {
  expect(await sweepFindings('profiles.read_member')).toEqual([])
  expect(await sweepFindings('likes.mark_seen')).toEqual([])
})

test('an ineffective block is found through what the blocked member can read', async () => {
  const blocks = world.site.server.product.blocks as {
    isBlocked: (reader: number | null, other: number) => Promise<boolean>
  }
  const right = blocks.isBlocked
  blocks.isBlocked = async () => false
  const broken = await sweepFindings('profiles.read_member')
  blocks.isBlocked = right
  for (const viewer of ['blocked', 'blocker'])
    for (const rule of ['status', 'canary', 'absent']) expect(broken).toContain(`${rule} ${viewer}`)
  expect(broken.filter((one) => one.endsWith('free'))).toEqual([])
})

test('an email address in a response to another member is found', async () => {
  expect(
    await sweepFindings('likes.read_counts', wrong('premium', adding(world.victim.email))),
  ).toEqual(['canary premium'])
})

test('a coordinate is found even where the victim itself reads it', async () => {
  expect(
    await sweepFindings(
      'credits.read_wallet',
      wrong('owner', adding(`{"lat":${victimTexts.lat}}`)),
    ),
  ).toContain('canary owner')
})

test('a different message for members who exist but are hidden is found', async () => {
  const sorry = (answer: WireResponse) =>
    answer.status === 404
      ? { ...answer, body: Buffer.from(`{"error":{"code":"${randomUUID()}"}}`) }
      : answer
  expect(await sweepFindings('profiles.read_member', wrong('blocked', sorry))).toEqual([
    'absent blocked',
  ])
})

test('an action that changes another member’s row is found', async () => {
  const { pool } = world.site.server.infrastructure.database
  await runAsSuperuser(
    pool,
    `
    create function public.slip() returns trigger language plpgsql as $$
    begin update profiles.profile set about = about || '.' where account_id = ${world.victim.account}; return new; end $$;
    create trigger slip after update on profiles.profile for each row when (new.account_id <> ${world.victim.account})
    execute function public.slip()`,
  )
  const broken = await sweepFindings('profiles.save_about')
  await runAsSuperuser(pool, 'drop function public.slip cascade')
  expect(broken).toContain('rows free')
  expect(broken).toContain('rows elsewhere')
  expect(broken).not.toContain('rows visitor')
})

test('a missing header, a response readable by other sites, and access granted to a stranger are found', async () => {
  const without = (answer: WireResponse) => ({
    ...answer,
    headers: answer.headers.filter(([name]) => name !== 'x-content-type-options'),
  })
  expect(await sweepFindings('chat.count_unread', wrong('free', without))).toEqual(['headers free'])
  const opened = (answer: WireResponse) => ({
    ...answer,
    headers: [...answer.headers, ['access-control-allow-origin', '*'] as const],
  })
  expect(await sweepFindings('chat.count_unread', wrong('free', opened))).toEqual(['headers free'])
  expect(
    await sweepFindings(
      'chat.count_unread',
      wrong('visitor', (answer) => ({ ...answer, status: 200 })),
    ),
  ).toEqual(['status visitor'])
})

test('an accepted request from a foreign page is found, with its effect', async () => {
  const deaf: Pick<World, 'callEndpoint'> = {
    callEndpoint: (call, name, input) => world.callEndpoint(call, name, input),
  }
  const broken = await sweepFindings('fictional_profiles.choose_visibility', deaf)
  expect(broken).toContain('origin owner')
  expect(broken).toContain('origin free')
})

test('an unknown field that is accepted is found', async () => {
  const lax: Pick<World, 'callEndpoint'> = {
    callEndpoint: (call, name, { zz_unknown: _, ...input }, headers) =>
      world.callEndpoint(call, name, input, headers),
  }
  expect(await sweepFindings('likes.read_counts', lax)).toContain('fields free')
})
