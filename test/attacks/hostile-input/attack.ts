import type { Endpoint } from '#kernel/endpoint.ts'
import { listPathFields } from '#platform/server/http/routes.ts'
import { examples } from '../../access-sweep/examples/index.ts'
import type { Example } from '../../access-sweep/examples/example.ts'
import type { ViewerName } from '../../access-sweep/viewers.ts'
import { type WireResponse, buildRequest } from '../../access-sweep/wire.ts'
import type { World } from '../../access-sweep/world.ts'
import { collectTexts } from './stored-texts.ts'
import { type TextField, withValue } from './text-fields.ts'

/** The parts of the sweep's world that are needed to call endpoints. */
export type Attacker = Pick<World, 'callEndpoint' | 'wire' | 'viewers' | 'ids' | 'facts' | 'renew'>

/** One field of one endpoint, and the viewer who sends it. */
export interface AttackTarget {
  readonly name: string
  readonly call: Endpoint
  readonly viewer: ViewerName
  readonly place: TextField
  /** Defaults to the sweep's example. */
  readonly example?: Example
}

/** A value sent to a target, and the response. */
export interface Attack {
  readonly target: AttackTarget
  /** Description of the value. */
  readonly what: string
  readonly value: unknown
  readonly answer: WireResponse
}

/** Sends an input that is valid except for one field. */
export async function attackField(
  world: Attacker,
  target: AttackTarget,
  what: string,
  value: unknown,
): Promise<Attack> {
  const { name, call, viewer, place } = target
  const example = (target.example ?? examples[name])?.input(world.ids, viewer, world.facts) ?? {}
  const answer = await world.callEndpoint(
    call,
    viewer,
    withValue(example, place.path, value) as Record<string, unknown>,
  )
  if (examples[name]?.endsSession) await world.renew(viewer)
  return { target, what, value, answer }
}

/** Same with invalid UTF-8 in the URL; null if the field is not part of the URL. */
export async function attackBytes(
  world: Attacker,
  target: AttackTarget,
  bytes: string,
): Promise<Attack | null> {
  const { name, call, viewer, place } = target
  const example = (target.example ?? examples[name])?.input(world.ids, viewer, world.facts) ?? {}
  const request = buildRequest(
    call,
    withValue(example, place.path, 'XbytesX') as Record<string, unknown>,
  )
  if (!request.path.includes('XbytesX')) return null
  const { host, session } = world.viewers[viewer]
  const path = request.path.replace('XbytesX', bytes)
  return {
    target,
    what: `the bytes ${bytes}`,
    value: bytes,
    answer: await world.wire({ host, session, ...request, path }),
  }
}

/** Whether a field is in the path, where an invalid id counts as an unknown one. */
export function inPath({ call, place }: AttackTarget): boolean {
  return listPathFields(call).includes(String(place.path[0]))
}

/** Returns the names of the fields that a response reports as invalid. */
export function listErrorFields({ body }: WireResponse): string[] {
  const error = parseError(body)
  return [
    ...(error?.fields ?? []).map(({ path }) => path),
    ...(error?.field === undefined ? [] : [error.field]),
  ]
}

/** Returns the error of a response, if any. */
export function parseError(
  body: Buffer,
): { code: string; message: string; field?: string; fields?: { path: string }[] } | undefined {
  return (parsed(body) as { error?: ReturnType<typeof parseError> } | null)?.error
}

/** Returns every text in a response. */
export function responseTexts({ body }: WireResponse): string[] {
  return collectTexts(parsed(body))
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown
  } catch {
    return null
  }
}
