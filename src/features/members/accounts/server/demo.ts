import type { Context } from '#kernel/context.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { Deps } from './deps.ts'
import { hashPassword } from './passwords.ts'
import { type AccountDraft, insertDrafts, selectKeys } from './sign-up/store-drafts.ts'
import { advanceLastSeen, type DemoPerson, type LastSeen, selectPeople } from './store-demo.ts'

export interface DemoAccounts {
  /** Hashes a password that many demo accounts may share. */
  readonly hashPassword: (password: string) => Promise<string>
  /**
   * Creates demo accounts, each only once, and returns their internal keys by public id. Emits no
   * events.
   */
  createAccounts(
    queries: Queries,
    drafts: readonly AccountDraft[],
  ): Promise<ReadonlyMap<string, number>>
  /** Creates one demo account and returns its internal key. */
  createAccount(queries: Queries, draft: AccountDraft): Promise<number>
  /**
   * Lists the accounts of a pool that can log in and those that cannot, oldest first, for the list
   * at /dev/as.
   */
  listPeople(pool: number): Promise<readonly DemoPerson[]>
  /**
   * Moves last-active times forward to the given ones, never back, and returns the internal keys of
   * the accounts it changed. Emits no events.
   */
  advanceLastSeen(queries: Queries, seen: readonly LastSeen[]): Promise<readonly number[]>
  /** Logs this browser in as an account, for /dev/as. */
  logInAs(account: number, context: Context<unknown>): Promise<void>
}

/** Account functions for the demo, seeds and tests, not reachable by members. */
export function createDemo({ database, sessions }: Deps): DemoAccounts {
  async function createAccounts(
    queries: Queries,
    drafts: readonly AccountDraft[],
  ): Promise<ReadonlyMap<string, number>> {
    await insertDrafts(queries, drafts)
    return selectKeys(
      queries,
      drafts.map((draft) => draft.member),
    )
  }
  return {
    hashPassword,
    createAccounts,
    async createAccount(queries, draft) {
      const key = (await createAccounts(queries, [draft])).get(draft.member)
      if (key === undefined)
        throw new Error(`the name or address of ${draft.name} is already taken`)
      return key
    },
    listPeople: (pool) => selectPeople(database, pool),
    advanceLastSeen,
    async logInAs(account, context) {
      const setCookies = await database.transaction((tx) => sessions.open(tx, account, context))
      setCookies()
    },
  }
}
