import { randomUUID } from 'node:crypto'
import type { HttpStep, SqlStep } from '../load/job.ts'
import type { Testbed } from './open-testbed.ts'
import { logIn, type Person } from './person.ts'
import { grantCredits } from './store.ts'

/**
 * Two members who write to each other, and a paid message from one of them: as an HTTP request and
 * as the query that commits it.
 */
export interface WritingPair {
  readonly writer: Person
  readonly reader: Person
  readonly write: HttpStep
  readonly bare: SqlStep
}

/** Starts conversations between `count` pairs and grants credits for any number of messages. */
export async function createWritingPairs(
  { insider, port }: Testbed,
  count: number,
): Promise<readonly WritingPair[]> {
  const people = await logIn(insider, port, count * 2)
  const pairs: WritingPair[] = []
  for (const [index, writer] of people.slice(0, count).entries()) {
    const reader = people[count + index]
    if (reader === undefined) break
    await grantCredits(insider.database, writer.account, randomUUID(), insider.now())
    const begun = await insider.listen(
      'chat.send_to_member',
      { member: reader.member, id: randomUUID(), text: 'Hello' },
      writer.context,
    )
    const { conversation } = (begun.answer as { value: { conversation: { id: string } } }).value
    const input = {
      conversation: conversation.id,
      id: randomUUID(),
      text: 'Shall we meet at the fountain at eight?',
    }
    const { statements } = await insider.listen('chat.send', input, writer.context)
    const statement = statements.find(({ text }) => text.includes('chat.send_message('))
    if (statement === undefined) throw new Error('sending a message ran no query')
    pairs.push({
      writer,
      reader,
      bare: { ...statement, values: statement.values.map(open) },
      write: {
        method: 'POST',
        path: `/api/conversations/${conversation.id}/messages`,
        headers: { ...writer.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ id: '$id', text: input.text }),
      },
    })
  }
  return pairs
}

/** Replaces the values that must be new in each message with placeholders. */
function open(value: unknown): unknown {
  if (value instanceof Date) return '$now'
  return typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value) ? '$id' : value
}
