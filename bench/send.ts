import { randomUUID } from 'node:crypto'
import { grantCredits } from './ground/store.ts'
import { logIn } from './ground/person.ts'
import { measurePairs } from './load/measure-pairs.ts'
import type { HttpStep, SqlStep } from './load/job.ts'
import type { Measure } from './report/outcome.ts'

const clients = 16

/** Sending over HTTP, session to commit, against the same function called by a bare driver. */
export const measure: Measure = async ({ insider, port, url }) => {
  const people = await logIn(insider, port, clients * 4)
  const over: HttpStep[][] = []
  const bare: SqlStep[][] = []
  for (const [index, writer] of people.slice(0, clients * 2).entries()) {
    const reader = people[clients * 2 + index]
    if (reader === undefined) break
    const member = reader.member
    await grantCredits(insider.database, writer.account, randomUUID(), insider.now())
    const begun = await insider.listen(
      'chat.send_to_member',
      { member, id: randomUUID(), text: 'Hello' },
      writer.context,
    )
    const { conversation } = (begun.answer as { value: { conversation: { id: string } } }).value
    const input = { conversation: conversation.id, id: randomUUID(), text: 'Shall we meet at the fountain at eight?' }
    const { statements } = await insider.listen('chat.send', input, writer.context)
    const statement = statements.find(({ text }) => text.includes('chat.send('))
    if (statement === undefined) throw new Error('sending made no statement')
    bare.push([{ ...statement, values: statement.values.map(open) }])
    over.push([
      {
        method: 'POST',
        path: `/api/conversations/${conversation.id}/messages`,
        headers: { ...writer.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ id: '$id', text: input.text }),
      },
    ])
  }
  const pairs = await measurePairs({
    product: { kind: 'http', port, clients, operations: over },
    bare: { kind: 'sql', url, clients, operations: bare },
  })
  return {
    what: 'a paid message over HTTP ÷ the same function by a bare driver, 16 clients, committed to the disk',
    goals: [{ figure: 'ratio', found: pairs.ratio, wanted: { at_least: 0.5 } }],
    pairs,
  }
}

/** What must be new in each message. */
function open(value: unknown): unknown {
  if (value instanceof Date) return '$now'
  return typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value) ? '$id' : value
}
