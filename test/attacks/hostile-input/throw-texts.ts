import type { Call } from '#kernel/call.ts'
import { pathFields } from '#platform/server/http/routes.ts'
import { examples } from '../../access-sweep/examples.ts'
import type { Example } from '../../access-sweep/example.ts'
import type { ViewerName } from '../../access-sweep/viewers.ts'
import { type Answer, writeCall } from '../../access-sweep/wire.ts'
import type { World } from '../../access-sweep/world.ts'
import { textsIn } from './kept-texts.ts'
import { type TextPlace, withValue } from './text-places.ts'

/** The parts of the sweep's world that are needed to call endpoints. */
export type Thrower = Pick<World, 'ask' | 'wire' | 'viewers' | 'ids' | 'facts' | 'renew'>

/** One field of one endpoint, and the viewer who sends it. */
export interface Target {
  readonly name: string
  readonly call: Call
  readonly viewer: ViewerName
  readonly place: TextPlace
  /** Defaults to the sweep's example. */
  readonly example?: Example
}

/** A value sent to a target, and the response. */
export interface Thrown {
  readonly target: Target
  /** Description of the value. */
  readonly what: string
  readonly value: unknown
  readonly answer: Answer
}

/** Sends an input that is valid except for one field. */
export async function throwAt(world: Thrower, target: Target, what: string, value: unknown): Promise<Thrown> {
  const { name, call, viewer, place } = target
  const example = (target.example ?? examples[name])?.takes(world.ids, viewer, world.facts) ?? {}
  const answer = await world.ask(call, viewer, withValue(example, place.path, value) as Record<string, unknown>)
  if (examples[name]?.endsSession) await world.renew(viewer)
  return { target, what, value, answer }
}

/**
 * Does the same with invalid UTF-8 in the address; null if the field is not part of the address.
 */
export async function throwBytes(world: Thrower, target: Target, bytes: string): Promise<Thrown | null> {
  const { name, call, viewer, place } = target
  const example = (target.example ?? examples[name])?.takes(world.ids, viewer, world.facts) ?? {}
  const written = writeCall(call, withValue(example, place.path, 'XbytesX') as Record<string, unknown>)
  if (!written.path.includes('XbytesX')) return null
  const { host, session } = world.viewers[viewer]
  const path = written.path.replace('XbytesX', bytes)
  return {
    target,
    what: `the bytes ${bytes}`,
    value: bytes,
    answer: await world.wire({ host, session, ...written, path }),
  }
}

/** Whether a field is in the path, where an invalid id counts as an unknown one. */
export function inPath({ call, place }: Target): boolean {
  return pathFields(call).includes(String(place.path[0]))
}

/** Returns the names of the fields a response complains about. */
export function fieldsOf({ body }: Answer): string[] {
  const error = errorOf(body)
  return [...(error?.fields ?? []).map(({ path }) => path), ...(error?.field === undefined ? [] : [error.field])]
}

/** Returns the error of a response, if any. */
export function errorOf(
  body: Buffer,
): { code: string; message: string; field?: string; fields?: { path: string }[] } | undefined {
  return (parsed(body) as { error?: ReturnType<typeof errorOf> } | null)?.error
}

/** Returns every text in a response. */
export function textsOf({ body }: Answer): string[] {
  return textsIn(parsed(body))
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown
  } catch {
    return null
  }
}
