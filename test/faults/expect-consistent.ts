import { expect, test } from 'vitest'
import { reportFigure } from '#platform/server/testing/report-figure.ts'
import type { Kill } from './kill-during-sends.ts'
import type { Accounts } from './accounts.ts'
import type { Writer } from './people.ts'
import type { AcknowledgedMessage } from './send-until-acknowledged.ts'

/** Results after all rounds. */
export interface KillResults {
  readonly writers: readonly Writer[]
  readonly sent: readonly AcknowledgedMessage[]
  readonly kills: readonly Kill[]
  readonly books: Accounts
}

/** The price of a paid message, and each writer's initial credits. */
export const price = 2
export const startingCredits = 10_000

/**
 * Tests the invariants after any number of kills: nothing lost, nothing duplicated, nothing charged
 * twice, everything in order.
 */
export function expectConsistent(rounds: number, after: () => KillResults): void {
  test('each kill came in the middle: some requests had been answered, the others had to be retried', () => {
    const { kills, sent } = after()
    expect(kills).toHaveLength(rounds)
    const retried = sent.filter(({ lostAttempts }) => lostAttempts > 0)
    expect(retried.length).toBeGreaterThan(rounds * 4)
    const boots = kills.map(({ bootMs }) => bootMs).toSorted((a, b) => a - b)
    reportFigure(
      `${sent.length} messages, ${kills.length} kills, ${retried.length} retried, back after ${boots[rounds >> 1]} ms`,
    )
  })

  test('SEC-03 no acknowledged message is lost or duplicated', () => {
    const { books, sent, writers } = after()
    const stored = new Map(books.messages.map((message) => [message.id, message]))
    expect(stored.size).toBe(books.messages.length)
    expect(books.messages).toHaveLength(sent.length + writers.length)
    const wrong = sent.filter((message) => {
      const found = stored.get(message.id)
      return (
        found?.seq !== message.seq ||
        found.conversation !== message.conversation ||
        found.sender !== message.writer.account
      )
    })
    expect(wrong).toEqual([])
  })

  test('SEC-02 none is charged twice: the total charged is the number of messages times the price', () => {
    const { books, sent, writers } = after()
    expect(new Set(sent.map((message) => message.credits))).toEqual(new Set([price]))
    expect(books.spends.map(({ key }) => key).toSorted()).toEqual(
      sent.map(({ id }) => id).toSorted(),
    )
    expect(books.spends.reduce((sum, { amount }) => sum + amount, 0)).toBe(sent.length * price)
    const each = sent.length / writers.length
    for (const { account } of writers)
      expect(books.balances.get(account)).toBe(startingCredits - each * price)
  })

  test('the ledger reports no violations, and the conversations’ counters match their messages', () => {
    const { books } = after()
    expect(books.violations).toEqual([])
    expect(books.miscounted).toBe(0)
  })

  test('each conversation kept its order: a message acknowledged before another was sent precedes it', () => {
    const outOfOrder: string[] = []
    for (const messages of Map.groupBy(after().sent, ({ conversation }) => conversation).values()) {
      const inOrder = messages.toSorted((a, b) => a.seq - b.seq)
      // Iterates from the end: the earliest acknowledgement of all later messages must not precede
      // the sending of this one.
      let earliest = Infinity
      for (const message of inOrder.toReversed()) {
        if (earliest < message.sentAt) outOfOrder.push(message.id)
        earliest = Math.min(earliest, message.acknowledgedAt)
      }
    }
    expect(outOfOrder).toEqual([])
  })

  test('some messages had been written before the kill but not acknowledged: these are the ones that could be duplicated', () => {
    const { books, kills, sent } = after()
    const clockAhead = Date.now() - performance.now()
    const stored = new Map(books.messages.map((message) => [message.id, message]))
    const unheard = sent.filter((message) => {
      const kill = kills.find(({ at }) => at > message.sentAt && at < message.acknowledgedAt)
      const at = stored.get(message.id)?.at.getTime() ?? Infinity
      return kill !== undefined && at < kill.at + clockAhead - 5
    })
    reportFigure(`${unheard.length} written but not acknowledged`)
    expect(unheard.length).toBeGreaterThan(0)
  })
}
