import { contract } from '#app/contract.ts'
import { compose } from '#app/compose.ts'
import { startInfrastructure } from '#app/infrastructure.ts'
import type { Product } from '#app/product.ts'
import type { Context } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { EndpointResult } from '#platform/server/http/response/endpoint-result.ts'
import { createEndpointCaller } from '#platform/server/http/create-endpoint-caller.ts'
import { prepareEndpoints } from '#platform/server/http/prepare-endpoints.ts'
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
  call(name: string, input: unknown, context: Context<Site>): Promise<EndpointResult>
  /**
   * Calls an endpoint and returns its response together with every query it ran outside
   * transactions, in order.
   */
  listen(
    name: string,
    input: unknown,
    context: Context<Site>,
  ): Promise<{ answer: EndpointResult; statements: Sql[] }>
  close(): Promise<void>
}

/** Builds the product on the database, without event delivery or scheduled jobs. */
export async function openInsider(url: string, config: Config): Promise<Insider> {
  const log = createLog({ level: 'error' })
  const infrastructure = await startInfrastructure({
    config: { ...config, smtpUrl: 'smtp://127.0.0.1:9' },
    databaseUrl: url,
    log,
  })
  let recorded: Sql[] = []
  const database = overheard(infrastructure.database, (statement) => void recorded.push(statement))
  const product = compose({ ...infrastructure, database })
  const handlers = Object.assign(
    {},
    ...Object.values(product).map((feature) => Object(feature).handlers ?? {}),
  )
  const { phrases, limits, clock } = infrastructure
  const call = createEndpointCaller(
    prepareEndpoints({ contract, handlers, phrases, limits, searchOpen: () => true }),
    {
      phrases,
      log,
    },
  )
  return {
    product,
    database: infrastructure.database,
    now: () => clock.now(),
    call: call,
    async listen(name, input, context) {
      recorded = []
      const answer = await call(name, input, context)
      if (!answer.ok) throw new Error(`${name} was refused: ${answer.refusal.code}`)
      return { answer, statements: recorded }
    },
    close: () => infrastructure.stop(),
  }
}

function overheard(database: Database, record: (statement: Sql) => void): Database {
  const tap =
    <Answer>(run: (statement: Sql) => Promise<Answer>) =>
    (statement: Sql) => {
      record(statement)
      return run(statement)
    }
  const queries = {
    many: tap(database.many),
    maybe: tap(database.maybe),
    one: tap(database.one),
    run: tap(database.run),
  } as Queries
  return { ...database, ...queries }
}
