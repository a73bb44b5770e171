import type { Context } from '#kernel/context.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { Deps } from './deps.ts'
import { hashPassword } from './passwords.ts'
import { type AccountDraft, insertDrafts, selectKeys } from './store-drafts.ts'
import { type DemoPerson, type Seen, selectPeople, wake } from './store-demo.ts'

export interface Demo {
  /** Hashes a password that many prepared people may share. */
  readonly hashPassword: (password: string) => Promise<string>
  /** Makes prepared people, each once, and gives their inside keys by the ids others see. It emits nothing. */
  createAccounts(queries: Queries, drafts: readonly AccountDraft[]): Promise<ReadonlyMap<string, number>>
  /** One of them; its inside key. */
  createAccount(queries: Queries, draft: AccountDraft): Promise<number>
  /** The people of a pool who can log in and those who cannot, the oldest first, for the list at /dev/as. */
  listPeople(pool: number): Promise<readonly DemoPerson[]>
  /** Moves last signs of life forward to these, never back, and gives the inside keys of those it moved. It emits nothing. */
  wake(queries: Queries, seen: readonly Seen[]): Promise<readonly number[]>
  /** Logs this browser in as an account, for /dev/as. */
  logInAs(account: number, context: Context<unknown>): Promise<void>
}

/** What the demo, seeds and tests need of accounts and members never reach. */
export function createDemo({ database, sessions }: Deps): Demo {
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
      if (key === undefined) throw new Error(`the name or address of ${draft.name} is taken`)
      return key
    },
    listPeople: (pool) => selectPeople(database, pool),
    wake,
    async logInAs(account, context) {
      const setCookies = await database.transaction((tx) => sessions.open(tx, account, context))
      setCookies()
    },
  }
}
