import type { Endpoint } from '#kernel/endpoint.ts'
import type { Example } from './examples/example.ts'
import { maySee, strangers, type ViewerName } from './viewers.ts'

type Right = 'stranger' | 'sees' | 'absent'

/** Returns a viewer's right to an endpoint, from its access rule and the example's id. */
export function resolveRight(
  call: Endpoint,
  { at, knownTo = [] }: Example,
  viewer: ViewerName,
): Right {
  if (strangers.includes(viewer) && (call.access === 'member' || call.access === 'searcher'))
    return 'stranger'
  if (at === undefined || maySee(viewer, at) || knownTo.includes(viewer)) return 'sees'
  return 'absent'
}

export function statusesFor(
  call: Endpoint,
  example: Example,
  viewer: ViewerName,
  right: Right,
): readonly number[] {
  if (call.access === 'machine') return [400, 401, 403]
  if (right === 'stranger') return [403]
  if (right === 'absent') return example.absentByViewer?.[viewer] ?? example.absent ?? [404]
  return example.statusesByViewer?.[viewer] ?? example.statuses ?? [200, 204]
}
