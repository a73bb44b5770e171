import type { Endpoint } from '#kernel/endpoint.ts'
import { listPathFields } from '#platform/server/http/routes.ts'
import type { Example, Ids } from './examples/example.ts'
import { examples } from './examples/index.ts'
import { findHeaderFaults } from './expected-headers.ts'
import type { Finding } from './finding.ts'
import { diffRows } from './rows.ts'
import { type Kind, type ViewerName, viewerNames } from './viewers.ts'
import { type WireResponse, toComparable, responseText } from './wire.ts'
import type { World } from './world.ts'
import { resolveRight, statusesFor } from './expected-statuses.ts'

export interface SweepResult {
  readonly findings: Finding[]
  /** Endpoints that succeeded at least once for a permitted viewer. */
  readonly reached: ReadonlySet<string>
  readonly requests: number
  /** Photo URLs in the responses, by the viewer they were created for. */
  readonly media: ReadonlyMap<ViewerName, ReadonlySet<string>>
}

type Contract = Readonly<Record<string, Endpoint>>

/** Malformed ids, for viewers who might guess. */
const malformed = [
  'x',
  '0',
  '-1',
  '71000001',
  "' or true --",
  '%00',
  '../..',
  'ÿ😀',
  'a'.repeat(90),
  '[object Object]',
]

/**
 * Calls every endpoint as every viewer. The order lets one database serve all of them: first the
 * endpoints that only read, then those that write, each called by strangers before viewers with
 * more rights and by the victim last; finally, in the order of their examples, the endpoints that
 * remove data needed by the others: another sign-up, removing, deleting, logging out, blocking.
 */
export async function sweep(
  world: World,
  contract: Contract,
  options: {
    readonly only?: readonly string[]
    /** Runs while all data still exists. */
    readonly beforeTheLast?: (media: SweepResult['media']) => Promise<void>
  } = {},
): Promise<SweepResult> {
  const findings: Finding[] = []
  const reached = new Set<string>()
  const media = new Map<ViewerName, Set<string>>()
  const seen = new Map<ViewerName, Set<string>>()
  let requests = 0
  let before = await world.rows.about(world.needles)
  let whole = true

  for (const name of ordered(contract)) {
    if (options.only !== undefined && !options.only.includes(name)) continue
    if (whole && examples[name]?.last !== undefined) {
      whole = false
      await options.beforeTheLast?.(media)
      // Requests made in the callback have changed rows.
      before = await world.rows.about(world.needles)
    }
    const call = contract[name] as Endpoint
    const example = examples[name]
    if (example === undefined) continue
    for (const viewer of viewerNames) await sweepOne(name, call, example, viewer)
  }
  if (options.only === undefined) findings.push(...unread(world, seen))
  return { findings, reached, requests, media }

  async function sweepOne(
    name: string,
    call: Endpoint,
    example: Example,
    viewer: ViewerName,
  ): Promise<void> {
    const { rows, needles } = world
    const find = (rule: Finding['rule'], what: string) =>
      void findings.push({ rule, call: name, viewer, what })
    const createInput = (ids: Ids) => example.input(ids, viewer, world.facts)
    const note = (answer: WireResponse): WireResponse => {
      requests += 1
      const text = responseText(answer)
      for (const fault of findHeaderFaults(answer)) find('headers', fault)
      for (const canary of leaks(world, name, viewer, text)) find('canary', canary)
      remember(
        seen,
        viewer,
        world.canaries.filter(({ value }) => text.includes(value)).map(({ name: one }) => one),
      )
      remember(
        media,
        viewer,
        [...text.matchAll(/"(\/media\/[^"]+)"/g)].map((one) => one[1] ?? ''),
      )
      if (answer.status >= 500) find('status', `${answer.status} ${answer.body}`)
      return answer
    }
    const request = async (input: Record<string, unknown>, headers?: Record<string, string>) =>
      note(await world.callEndpoint(call, viewer, input, headers))

    const right = resolveRight(call, example, viewer)
    if (changes(call) && (viewer === 'owner' || viewer === 'free')) {
      // Any request counts as activity, even a refused one, but is recorded only every few minutes.
      // This one is recorded now, so that refused requests are not.
      await world.callEndpoint(contract['credits.read_wallet'] as Endpoint, viewer, {})
      await world.site.server.product.eventBus.drain()
      const all = await rows.all()
      for (const headers of [foreign.origin, foreign.site]) {
        const { status, body } = await request(createInput(world.ids), headers)
        if (status !== 403 || !String(body).includes('foreign_origin'))
          find('origin', `${status} ${body}`)
      }
      for (const [table, rowsChanged] of diffRows(all, await rows.all()))
        find('origin', describeChange(table, rowsChanged))
    }

    if (right !== 'stranger' && example.loose !== true) {
      const { status, body } = await request({ ...createInput(world.ids), zz_unknown: 'x' })
      if (status !== 422 || !String(body).includes('zz_unknown'))
        find('fields', `${status} ${body}`)
    }
    const answer = await request(createInput(world.ids))
    if (example.endsSession === true) await world.renew(viewer)
    if (right === 'sees') reached.add(name)
    const expected = statusesFor(call, example, viewer, right)
    if (!expected.includes(answer.status))
      find('status', `${answer.status} instead of ${expected.join(' or ')}: ${answer.body}`)

    if (example.at !== undefined) await compareWithMissing(example.at, answer)
    if (changes(call)) await world.site.server.product.eventBus.drain()
    if (example.settles === true && right === 'sees') await quiet(rows)
    const may = [
      ...(right === 'sees' ? (example.touches ?? []) : []),
      ...(example.touchesByAnyone ?? []),
    ]
    const after = await rows.about(needles)
    for (const [table, rowsChanged] of viewer === 'owner' ? [] : diffRows(before, after))
      if (!may.includes(table)) find('rows', describeChange(table, rowsChanged))
    before = after

    /**
     * A viewer who may not see the victim's resource gets the same response as for a nonexistent
     * one, and so do malformed ids.
     */
    async function compareWithMissing(at: Kind, victims: WireResponse): Promise<void> {
      const requestId = async (id: string, field: Kind = at) => {
        const answered = await request(createInput({ ...world.unknownIds, [field]: id }))
        if (example.endsSession === true) await world.renew(viewer)
        return answered
      }
      const nothing = toComparable(await requestId(world.unknownIds[at]))
      const same = (what: string, other: WireResponse) => {
        const text = toComparable(other)
        if (text !== nothing)
          find('absent', `${what} is told apart from nothing: ${firstDifference(text, nothing)}`)
      }
      if (right !== 'sees') same('the victim', victims)
      if (example.endsSession === true) return
      if (viewer !== 'free' && viewer !== 'owner') return
      if (at === 'member')
        for (const [why, id] of Object.entries(world.absent)) await absentOne(why, id)
      const inPath = listPathFields(call).some(
        (field) => createInput(world.ids)[field] === world.ids[at],
      )
      if (!inPath) return
      if (viewer === 'free')
        for (const id of malformed) same(`the malformed ${id}`, await requestId(id))
      const kinds = (Object.keys(world.ids) as Kind[]).filter((kind) => kind !== at)
      for (const kind of kinds) same(`the id of a ${kind}`, await requestId(world.ids[kind]))

      async function absentOne(why: string, id: string): Promise<void> {
        if (viewer === 'free') same(`someone ${why}`, await requestId(id))
      }
    }
  }
}

/** Waits until two readings of all rows, 250 ms apart, are equal. */
async function quiet(rows: World['rows']): Promise<void> {
  let last = ''
  for (let attempts = 0; attempts < 40; attempts += 1) {
    const now = (await rows.all()).join('\n')
    if (now === last) return
    last = now
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

const foreign = {
  origin: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  /** A sibling host counts as another site too. */
  site: { 'sec-fetch-site': 'same-site' },
}

/** Whether an endpoint changes something. */
function changes(call: Endpoint): boolean {
  return call.access !== 'machine' && (!call.route.startsWith('GET ') || call.sameOrigin === true)
}

/** Sorts reads before writes, and removals to the end. */
function ordered(contract: Contract): string[] {
  const weight = (name: string) => {
    const last = examples[name]?.last
    return last !== undefined ? 10 + last : changes(contract[name] as Endpoint) ? 1 : 0
  }
  return Object.keys(contract).sort((a, b) => weight(a) - weight(b))
}

/**
 * Reads once more after the photo is deleted and everyone has blocked the victim: no data about the
 * victim may remain for anyone, except in the list of blocked members.
 */
export async function sweepAfterwards(world: World, contract: Contract): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [name, call] of Object.entries(contract)) {
    const example = examples[name]
    if (
      example === undefined ||
      !call.route.startsWith('GET ') ||
      example.endsSession ||
      name === 'blocks.list_blocked'
    )
      continue
    for (const viewer of viewerNames.filter((one) => one !== 'owner')) {
      const text = responseText(
        await world.callEndpoint(call, viewer, example.input(world.ids, viewer, world.facts)),
      )
      for (const { name: canary, value, notIn, stays } of world.canaries)
        if (
          notIn?.includes(name) !== true &&
          stays?.includes(name) !== true &&
          text.includes(value)
        )
          findings.push({
            rule: 'after',
            call: name,
            viewer,
            what: `${canary} (${value}) in ${text.slice(0, 900)}`,
          })
    }
  }
  return findings
}

/** Returns the canaries in a response that this viewer may not read. */
function leaks(world: World, call: string, viewer: ViewerName, text: string): string[] {
  return world.canaries
    .filter(({ value, for: readers, also, notIn }) => {
      if (
        readers.includes(viewer) ||
        also?.[viewer]?.includes(call) === true ||
        notIn?.includes(call) === true
      )
        return false
      return text.includes(value)
    })
    .map(({ name, value }) => `${name} (${value}) in ${text.slice(0, 600)}`)
}

/**
 * Returns values that a viewer may read but never received, because their absence elsewhere would
 * not prove anything.
 */
function unread(world: World, seen: ReadonlyMap<ViewerName, ReadonlySet<string>>): Finding[] {
  return world.canaries.flatMap(({ name, for: readers }) =>
    readers
      .filter((viewer) => seen.get(viewer)?.has(name) !== true)
      .map(
        (viewer) => ({ rule: 'reach', call: '', viewer, what: `${name} was never shown` }) as const,
      ),
  )
}

function remember<K>(sets: Map<K, Set<string>>, key: K, values: readonly string[]): void {
  const entries = sets.get(key) ?? new Set()
  for (const value of values) entries.add(value)
  sets.set(key, entries)
}

/** The first line in which two responses differ, and both statuses. */
function firstDifference(one: string, other: string): string {
  const [lines, others] = [one.split('\n'), other.split('\n')]
  const at = lines.findIndex((line, index) => line !== others[index])
  return `${lines[0]} and ${others[0]}; «${lines[at]}» and «${others[at]}»`
}

function describeChange(
  table: string,
  { removed, added }: { removed: string[]; added: string[] },
): string {
  return `${table} changed:\n${removed.map((row) => `- ${row}`).join('\n')}\n${added.map((row) => `+ ${row}`).join('\n')}`
}
