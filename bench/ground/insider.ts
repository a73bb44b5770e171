import { contract } from '#app/contract.ts'
import { compose } from '#app/compose.ts'
import { startFloor } from '#app/floor.ts'
import type { Product } from '#app/product.ts'
import type { Context } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { CallAnswer } from '#platform/server/http/call-answer.ts'
import { makeAsk } from '#platform/server/http/make-ask.ts'
import { readyCalls } from '#platform/server/http/perform-call.ts'
import { createLog } from '#platform/server/log/log.ts'
import type { Database, Queries } from '#platform/server/postgres/database.ts'
import type { Sql } from '#platform/server/postgres/sql.ts'

/**
 * The product running in this process beside the measured site: prepares members and records the
 * queries an endpoint runs.
 */
export interface Insider {
  readonly product: Product
  readonly database: Database
  readonly now: () => Date
  ask(name: string, input: unknown, context: Context<Site>): Promise<CallAnswer>
  /**
   * Calls an endpoint and returns its answer together with every query it ran outside transactions,
   * in order.
   */
  listen(name: string, input: unknown, context: Context<Site>): Promise<{ answer: CallAnswer; statements: Sql[] }>
  close(): Promise<void>
}

/** Builds the product on the database, without event delivery or scheduled jobs. */
export async function openInsider(url: string, config: Config): Promise<Insider> {
  const log = createLog({ level: 'error' })
  const floor = await startFloor({ config: { ...config, smtpUrl: 'smtp://127.0.0.1:9' }, databaseUrl: url, log })
  let heard: Sql[] = []
  const database = overheard(floor.database, (statement) => void heard.push(statement))
  const product = compose({ ...floor, database })
  const handlers = Object.assign({}, ...Object.values(product).map((feature) => Object(feature).handlers ?? {}))
  const { phrases, limits, clock } = floor
  const ask = makeAsk(readyCalls({ contract, handlers, phrases, limits, searchOpen: () => true }), { phrases, log })
  return {
    product,
    database: floor.database,
    now: () => clock.now(),
    ask,
    async listen(name, input, context) {
      heard = []
      const answer = await ask(name, input, context)
      if (!answer.ok) throw new Error(`${name} was refused: ${answer.refusal.code}`)
      return { answer, statements: heard }
    },
    close: () => floor.stop(),
  }
}

function overheard(database: Database, hear: (statement: Sql) => void): Database {
  const tap =
    <Answer>(ask: (statement: Sql) => Promise<Answer>) =>
    (statement: Sql) => {
      hear(statement)
      return ask(statement)
    }
  const queries = {
    many: tap(database.many),
    maybe: tap(database.maybe),
    one: tap(database.one),
    run: tap(database.run),
  } as Queries
  return { ...database, ...queries }
}
