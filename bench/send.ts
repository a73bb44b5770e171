import { createWritingPairs } from './ground/create-writing-pairs.ts'
import { measurePairs } from './load/measure-pairs.ts'
import type { Measure } from './report/outcome.ts'

const clients = 16

/**
 * Sending a message over HTTP, from session to commit, compared with the same SQL function called
 * by a bare driver.
 */
export const measure: Measure = async (testbed) => {
  const people = await createWritingPairs(testbed, clients * 2)
  const pairs = await measurePairs({
    product: {
      kind: 'http',
      port: testbed.port,
      clients,
      operations: people.map(({ write }) => [write]),
    },
    bare: { kind: 'sql', url: testbed.url, clients, operations: people.map(({ bare }) => [bare]) },
  })
  return {
    what: 'a paid message over HTTP ÷ the same function by a bare driver, 16 clients, committed to the disk',
    goals: [{ figure: 'ratio', found: pairs.ratio, wanted: { at_least: 0.5 } }],
    pairs,
  }
}
