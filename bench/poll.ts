import { logIn } from './ground/person.ts'
import type { HttpStep, SqlStep } from './load/job.ts'
import { measurePairs } from './load/measure-pairs.ts'
import type { Measure } from './report/outcome.ts'

const clients = 16
const polledEndpoints = { 'polling.read': '/api/poll' }

/** The requests of an open page when it polls, compared with the queries behind the response. */
export const measure: Measure = async ({ insider, port, url }) => {
  const over: HttpStep[][] = []
  const bare: SqlStep[][] = []
  for (const person of await logIn(insider, port, 64)) {
    const statements: SqlStep[] = []
    for (const name of Object.keys(polledEndpoints))
      statements.push(...(await insider.listen(name, {}, person.context)).statements)
    bare.push(statements)
    over.push(
      Object.values(polledEndpoints).map((path) => ({
        method: 'GET',
        path,
        headers: person.headers,
      })),
    )
  }
  const pairs = await measurePairs({
    product: { kind: 'http', port, clients, operations: over },
    bare: { kind: 'sql', url, clients, operations: bare },
  })
  return {
    what: 'unread messages, new likes and the own account over HTTP ÷ their statements by a bare driver, 16 clients',
    goals: [{ figure: 'ratio', found: pairs.ratio, wanted: { at_least: 0.7 } }],
    pairs,
    notes: { calls: 1, statements: bare[0]?.length ?? 0 },
  }
}
