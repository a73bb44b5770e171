import type { Call } from '#kernel/call.ts'
import { pathFields } from '#platform/server/http/routes.ts'
import { examples } from '../../access-sweep/examples.ts'
import type { Example } from '../../access-sweep/example.ts'
import type { ViewerName } from '../../access-sweep/viewers.ts'
import { type Answer, writeCall } from '../../access-sweep/wire.ts'
import type { World } from '../../access-sweep/world.ts'
import { textsIn } from './kept-texts.ts'
import { type TextPlace, withValue } from './text-places.ts'

/** Who can make calls: the whole world of the sweep, or as much of it as throwing needs. */
export type Thrower = Pick<World, 'ask' | 'wire' | 'viewers' | 'ids' | 'facts' | 'renew'>

/** One place of one call, and who writes there. */
export interface Target {
  readonly name: string
  readonly call: Call
  readonly viewer: ViewerName
  readonly place: TextPlace
  /** Left out where it is the sweep's. */
  readonly example?: Example
}

/** Something at a place, and what came back. */
export interface Thrown {
  readonly target: Target
  /** What it is, in words. */
  readonly what: string
  readonly value: unknown
  readonly answer: Answer
}

/** Makes a call that is right but for one place. */
export async function throwAt(world: Thrower, target: Target, what: string, value: unknown): Promise<Thrown> {
  const { name, call, viewer, place } = target
  const example = (target.example ?? examples[name])?.takes(world.ids, viewer, world.facts) ?? {}
  const answer = await world.ask(call, viewer, withValue(example, place.path, value) as Record<string, unknown>)
  if (examples[name]?.endsSession) await world.renew(viewer)
  return { target, what, value, answer }
}

/** The same with bytes that are no UTF-8 in the address; null where the place is not in the address. */
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

/** Whether a place is in the address of the call, where an id that cannot be is one that is not there. */
export function inPath({ call, place }: Target): boolean {
  return pathFields(call).includes(String(place.path[0]))
}

/** The names of the fields an answer complains about. */
export function fieldsOf({ body }: Answer): string[] {
  const error = errorOf(body)
  return [...(error?.fields ?? []).map(({ path }) => path), ...(error?.field === undefined ? [] : [error.field])]
}

/** What was refused, if it was. */
export function errorOf(
  body: Buffer,
): { code: string; message: string; field?: string; fields?: { path: string }[] } | undefined {
  return (parsed(body) as { error?: ReturnType<typeof errorOf> } | null)?.error
}

/** Every text of an answer. */
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
