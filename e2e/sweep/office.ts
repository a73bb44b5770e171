import type { Call } from '#kernel/call.ts'
import type { Example } from './examples.ts'
import type { Finding } from './finding.ts'
import { difference } from './rows.ts'
import { viewerNames } from './viewers.ts'
import { comparable } from './wire.ts'
import type { World } from './world.ts'

const secret = 'A'.repeat(43)
const password = 'seven slow swans'

/** The calls of the office that anyone may make: its log-in, and what an enrolment link opens. */
export const officeDoors: Readonly<Record<string, Example>> = {
  'staff.log_in': {
    takes: () => ({ email: 'no.such.person@example.test', password: 'not the password of anyone', code: '123456' }),
    // Ten wrong tries lock an address out, whoever made them.
    gives: [422, 429],
  },
  'staff.begin_enrolment': { takes: () => ({ token: secret }), gives: [410] },
  'staff.finish_enrolment': {
    takes: () => ({ token: secret, password, password_again: password, code: '123456' }),
    gives: [410],
  },
}

/** Whether a call is the staff's alone. */
export function isStaffCall(call: Call): boolean {
  return typeof call.viewer === 'object'
}

/** Asks every call of the staff as every member and visitor: each is answered in the bytes of an address that is none, with no effect. */
export async function sweepOffice(world: World, contract: Readonly<Record<string, Call>>): Promise<Finding[]> {
  const findings: Finding[] = []
  const before = await world.rows.all()
  for (const [name, call] of Object.entries(contract).filter(([, one]) => isStaffCall(one))) {
    const [method = 'GET', path = ''] = call.http.split(' ')
    // The victim's own photo, account or conversation, whichever the address names.
    const ids = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, field = '']) => [field, world.ids.photo]))
    const nowhere = { ...call, http: `${method} /api/office/nothing-here` } as Call
    for (const viewer of viewerNames) {
      const [there, nothing] = [await world.ask(call, viewer, ids), await world.ask(nowhere, viewer, {})]
      if (there.status !== 404 || comparable(there) !== comparable(nothing))
        findings.push({ rule: 'office', call: name, viewer, what: `${there.status} ${there.body}` })
    }
  }
  for (const [table, { gone, come }] of difference(before, await world.rows.all()))
    if (!table.startsWith('accounts.'))
      findings.push({
        rule: 'office',
        call: '',
        viewer: 'visitor',
        what: `${table} changed: ${[...gone, ...come].join('; ')}`,
      })
  return findings
}
