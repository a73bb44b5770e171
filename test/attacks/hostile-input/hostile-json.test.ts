import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#kernel/endpoint.ts'
import { contract } from '#app/contract.ts'
import { startSite } from '#app/testing/start-site.ts'
import { reportFigure } from '#platform/server/testing/report-figure.ts'
import { examples } from '../../access-sweep/examples/index.ts'
import { buildRequest, type WireResponse } from '../../access-sweep/wire.ts'
import { createWorld, type World } from '../../access-sweep/world.ts'
import { listMalformedBodies, strangeObjects } from './malformed-json.ts'

/** Every tenth endpoint, or all of them with MINUET_INPUT=all. */
const step = process.env.MINUET_INPUT === 'all' ? 1 : 10

let world: World
beforeAll(async () => {
  world = await createWorld(await startSite({}, { limits: 'count' }), contract)
}, 120_000)
afterAll(() => world?.close())

/** Member endpoints whose input is a JSON body. */
const targets = Object.entries(contract as Readonly<Record<string, Endpoint>>)
  .filter(
    ([name, call]) =>
      typeof call.access === 'string' &&
      /^(POST|PUT|PATCH) /.test(call.route) &&
      call.body !== 'bytes' &&
      examples[name] !== undefined,
  )
  .filter((_, nth) => nth % step === 0)

function send([name, call]: readonly [string, Endpoint], body: Buffer): Promise<WireResponse> {
  const { host, session } = world.viewers.owner
  const input = examples[name]?.input(world.ids, 'owner', world.facts) ?? {}
  return world.wire({ host, session, ...buildRequest(call, input), body })
}

test('SEC-05 bodies that are not JSON objects are refused by every endpoint', async () => {
  const bodies = Object.entries(listMalformedBodies())
  expect(bodies.length).toBeGreaterThan(140)
  const faults: string[] = []
  let count = 0
  for (const target of targets)
    for (const [what, body] of bodies) {
      const { status } = await send(target, body)
      count += 1
      // Whatever the body, an endpoint may first refuse who sends it, or say that it does not exist.
      if (![400, 403, 404, 409, 413, 415, 422].includes(status))
        faults.push(`${target[0]}, ${what}: ${status}`)
    }
  reportFigure(
    `${bodies.length} malformed bodies to ${targets.length} endpoints, ${count} requests; ${faults.length} accepted or 5xx`,
  )
  expect(faults).toEqual([])
}, 3_600_000)

test('SEC-05 objects with strange fields are refused and change no prototype', async () => {
  const faults: string[] = []
  for (const target of targets)
    for (const text of strangeObjects) {
      const { status } = await send(target, Buffer.from(text))
      if (status < 400 || status >= 500)
        faults.push(`${target[0]}, ${text.slice(0, 60)}: ${status}`)
    }
  // The server of the test runs in this process.
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  expect(faults).toEqual([])
}, 3_600_000)
