import type { Endpoint } from '#kernel/endpoint.ts'
import type { Finding } from './finding.ts'
import { diffRows } from './rows.ts'
import { viewerNames } from './viewers.ts'
import { toComparable } from './wire.ts'
import type { World } from './world.ts'

/** Whether only staff may call an endpoint. */
export function isStaffEndpoint(call: Endpoint): boolean {
  return typeof call.access === 'object'
}

/**
 * Calls every staff endpoint as every member and visitor: each response must be the same as for an
 * unknown address, and nothing may change.
 */
export async function sweepOffice(
  world: World,
  contract: Readonly<Record<string, Endpoint>>,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const before = await world.rows.all()
  for (const [name, call] of Object.entries(contract).filter(([, one]) => isStaffEndpoint(one))) {
    const [method = 'GET', path = ''] = call.route.split(' ')
    // The victim's photo, account or conversation, depending on the parameter.
    const ids = Object.fromEntries(
      [...path.matchAll(/:(\w+)/g)].map(([, field = '']) => [field, world.ids.photo]),
    )
    const nowhere = { ...call, route: `${method} /api/office/nothing-here` } as Endpoint
    for (const viewer of viewerNames) {
      const [there, nothing] = [
        await world.callEndpoint(call, viewer, ids),
        await world.callEndpoint(nowhere, viewer, {}),
      ]
      if (there.status !== 404 || toComparable(there) !== toComparable(nothing))
        findings.push({ rule: 'office', call: name, viewer, what: `${there.status} ${there.body}` })
    }
  }
  for (const [table, { removed, added }] of diffRows(before, await world.rows.all()))
    if (!table.startsWith('accounts.'))
      findings.push({
        rule: 'office',
        call: '',
        viewer: 'visitor',
        what: `${table} changed: ${[...removed, ...added].join('; ')}`,
      })
  return findings
}
