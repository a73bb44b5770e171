import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import type { CreditsDeps } from './deps.ts'
import { type SealedStatement, selectSeals, selectCreditStatement } from './store-statement.ts'

const empty: SealedStatement = { salt: null, movements: [], sealed: [], proof: null }

/** The member's complete statement with everything needed to verify it (BEY-07). */
export function readCreditStatement({
  database,
}: Pick<CreditsDeps, 'database'>): Handler<(typeof contract)['credits.read_statement'], unknown> {
  return async (_, { viewer, now }) => ({
    format: 'credits-statement-1' as const,
    member: viewer.member,
    made_at: now.toISOString(),
    ...((await selectCreditStatement(database, viewer.account)) ?? empty),
  })
}

/** Public seals. Anyone who saved one can later verify that the history before it is unchanged. */
export function listSeals({
  database,
}: Pick<CreditsDeps, 'database'>): Handler<(typeof contract)['credits.list_seals'], unknown> {
  return async () => {
    const seals = await selectSeals(database, 31)
    return { seals: seals.map((seal) => ({ ...seal, at: seal.at.toISOString() })) }
  }
}
