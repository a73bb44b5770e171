import { createCursors } from '#platform/server/cursors.ts'
import { randomUUID } from 'node:crypto'
import type { LiveFrame } from '#platform/server/live/frame.ts'
import type { Database, Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { isRefusal, type Refusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import {
  createTestContext,
  now,
  type Person,
  siteWith,
  type SmallWorld,
  smallWorld,
} from '#features/members/profiles/testing/small-world.ts'
import { createProfiles } from '#features/members/profiles/server/index.ts'
import { createBlocks } from '#features/members/blocks/server/index.ts'
import { createFictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import type { Message, SendResult, Thread } from '../contract/chat.ts'
import { createChat } from '../server/index.ts'

type Notified = { account: number; message: { type: string; [field: string]: unknown } }

/** Chat with the features it depends on, and members who can write to each other. */
export interface ChatWorld extends Pick<SmallWorld, 'database' | 'close'> {
  readonly chat: ReturnType<typeof createChat>
  readonly blocks: ReturnType<typeof createBlocks>
  readonly fiction: ReturnType<typeof createFictionalProfiles>
  /** Sends a frame over the live connection, as a browser does. */
  receiveFrame(frame: LiveFrame): void | Promise<void>
  /** Storage keys of released images, and of those discarded with their messages. */
  readonly released: string[]
  readonly discarded: string[]
  /** Messages sent to open tabs. */
  readonly notified: Notified[]
  /** Adds a person with a profile; `credits` are bonus credits, `bought` ones make premium. */
  person(
    facts?: Parameters<SmallWorld['person']>[0] & { credits?: number; bought?: number },
  ): Promise<Person>
  /** Writes to a member, starting the conversation if there is none. */
  write(
    from: Person,
    to: Person,
    text: string,
    more?: { id?: string; site?: Site; at?: Date },
  ): Promise<SendResult | Refusal>
  /** The same, but throws if it is refused. */
  wrote(
    from: Person,
    to: Person,
    text: string,
    more?: { id?: string; site?: Site; at?: Date },
  ): Promise<SendResult>
  read(
    reader: Person,
    conversation: string,
    more?: { before?: number; site?: Site },
  ): Promise<Thread>
  balance(person: Person): Promise<number>
  /**
   * Number of round trips to the database that some work takes, including those that begin and end
   * transactions.
   */
  counting(work: () => Promise<unknown>): Promise<number>
}

const phrases = { translate: (_: string, key: string) => key }

/** Creates the world on a separate database. */
export async function chatWorld(): Promise<ChatWorld> {
  const world = await smallWorld(['chat'])
  let statements = 0
  const database = counted(world.database, () => (statements += 1))
  const notified: Notified[] = []
  const released: string[] = []
  const discarded: string[] = []
  const blocks = createBlocks({
    database,
    cursors: createCursors('secret of this test'),
    secret: 'a secret of the tests only, 32 long',
    emit: async (tx, name, payload, at) =>
      chat.subscribers[name as 'blocks.blocked']?.(tx, payload as never, at),
  })
  const profiles = createProfiles({
    database,
    emit: async () => {},
    noteCommand: async () => {},
    neighbours: {
      hasBlocked: async () => false,
      isHiddenFrom: async (reader, other, site) =>
        (await blocks.isBlocked(reader, other.account)) ||
        fiction.hidesFrom(reader, other.kind, site),
      isAcquainted: (reader, other) => chat.hasConversation(reader, other),
      loadPhotos: async () => ({ photos: [], reviewed: true }),
      hasMainPhoto: async () => false,
      getKindLabel: () => null,
    },
  })
  const fiction = createFictionalProfiles({ database, phrases, findMember: profiles.findMember })
  const chat = createChat({
    database,
    cursors: createCursors('secret of this test'),
    phrases,
    findMember: profiles.findMember,
    mainPhotos: async () => new Map(),
    messagePhotos: {
      keep: async () => ({ id: randomUUID(), key: 'messages/picture', width: 960, height: 720 }),
      deleteUnused: async (key) => void released.push(key),
      discard: async (_, keys) => void discarded.push(...keys),
      sweep: async () => 0,
      addresses: (id, looker) => ({
        160: `${id} 160 ${looker}`,
        480: `${id} 480 ${looker}`,
        960: `${id} 960 ${looker}`,
      }),
    },
    showDrawing: (_, key) => ({ name: key, moving: `${key} moving`, still: `${key} still` }),
    labelFor: fiction.labelFor,
    hasMessageSubscribers: true,
  })

  let receiveFrame: ChatWorld['receiveFrame'] = () => {}
  chat.join({
    notify: (account, message) => void notified.push({ account, message }),
    onFrame: (_, handler) => {
      receiveFrame = handler
    },
  })

  const write: ChatWorld['write'] = (
    from,
    to,
    text,
    { id = randomUUID(), site = siteWith(), at = now } = {},
  ) =>
    chat.handlers['chat.send_to_member'](
      { member: to.member, id, text },
      createTestContext(from, site, at),
    )

  return {
    database,
    close: world.close,
    chat,
    blocks,
    fiction,
    notified: notified,
    released: released,
    discarded,
    receiveFrame: (frame) => receiveFrame(frame),
    async person({ credits = 0, bought = 0, ...facts } = {}) {
      const person = await world.person(facts)
      await database.transaction((tx) =>
        profiles.makeProfile(
          tx,
          {
            account: person.account,
            pool: person.pool,
            birth: '1990-05-05',
            gender: 'female',
            seeking: ['male'],
            country: 'NL',
          },
          now,
        ),
      )
      if (credits > 0) await grant('bonus', person, credits)
      if (bought > 0) await grant('bought', person, bought)
      return person
    },
    write,
    async wrote(...parts) {
      const answer = await write(...parts)
      if (isRefusal(answer)) throw new Error(answer.refusal)
      return answer
    },
    async read(reader, conversation, { before, site = siteWith() } = {}) {
      const answer = await chat.handlers['chat.read_conversation'](
        { conversation, before },
        createTestContext(reader, site),
      )
      if (isRefusal(answer)) throw new Error(answer.refusal)
      return answer
    },
    async counting(work) {
      const before = statements
      await work()
      return statements - before
    },
    async balance(person) {
      return (
        await database.one<{ n: number }>(sql`select chat.wallet_balance(${person.account}) as n`)
      ).n
    },
  }

  async function grant(
    kind: 'bonus' | 'bought',
    { account }: Person,
    credits: number,
  ): Promise<void> {
    await database.run(sql`
      select credits.public_grant(${account}, ${credits}, ${randomUUID()}, ${kind}, ${kind === 'bought' ? 999 : null}::bigint,
        ${kind === 'bought' ? 'EUR' : null}::text, null, ${now}, 1)`)
  }
}

/** Wraps the database and calls `note` for each round trip. */
function counted(database: Database, note: () => void): Database {
  return {
    ...countQueries(database, note),
    transaction: async (work) => {
      note()
      const done = await database.transaction((tx) => work(countQueries(tx, note)))
      note()
      return done
    },
  }
}

function countQueries<All extends Queries>(queries: All, note: () => void): All {
  const noting =
    (name: keyof Queries) =>
    (...statement: unknown[]) => {
      note()
      return (queries[name] as (...all: unknown[]) => Promise<unknown>)(...statement)
    }
  return {
    ...queries,
    one: noting('one'),
    maybe: noting('maybe'),
    many: noting('many'),
    run: noting('run'),
  }
}

/** The texts of messages with their sender: `me: hello`. */
export function lines(messages: readonly Message[]): string[] {
  return messages.map(({ mine, text }) => `${mine ? 'me' : 'them'}: ${text}`)
}
