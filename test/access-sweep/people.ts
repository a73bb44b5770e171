import { randomUUID } from 'node:crypto'
import { newToken } from '#platform/server/random.ts'
import type { TestSite } from '#app/testing/start-site.ts'

/** A member used in the sweep. */
export interface Person {
  readonly account: number
  readonly member: string
  readonly name: string
  readonly email: string
  /** 1 at Minuet, 2 at Sarabande. */
  readonly pool: number
}

type Product = TestSite['server']['product']
type Draft = Parameters<Product['profiles']['makeProfile']>[1]
type AccountDraft = Parameters<Product['accounts']['demo']['createAccount']>[1]

/** How to create a person, as differences from an ordinary confirmed woman in the Netherlands. */
export interface PersonOptions {
  readonly name: string
  readonly pool?: number
  readonly account?: Partial<AccountDraft>
  readonly profile?: Partial<Draft>
}

/**
 * Creates people and their sessions on a running site without going through forms, which other
 * tests cover.
 */
export function createPeople(site: TestSite) {
  const { product, infrastructure } = site.server
  const { database, clock } = infrastructure
  const hash = product.accounts.demo.hashPassword('sweeping-the-floor')

  async function invite({ name, pool = 1, account, profile }: PersonOptions): Promise<Person> {
    const member = randomUUID()
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}@${account?.email?.split('@')[1] ?? 'example.test'}`
    const now = clock.now()
    const draft: AccountDraft = {
      member,
      pool,
      site: pool,
      kind: 'member',
      name,
      locale: 'en',
      createdAt: now,
      lastActiveAt: now,
      ...account,
      ...((account?.kind ?? 'member') === 'member' && { email, passwordHash: await hash }),
    }
    const key = await database.transaction(async (tx) => {
      const made = await product.accounts.demo.createAccount(tx, draft)
      await product.profiles.makeProfile(
        tx,
        {
          account: made,
          pool,
          birth: '1988-08-08',
          gender: 'female',
          seeking: ['male', 'female'],
          country: 'NL',
          ...profile,
        },
        now,
      )
      return made
    })
    return { account: key, member, name, email, pool }
  }

  /** Creates a session like a log-in does; it expires `hours` from now. */
  async function session(person: Pick<Person, 'account'>, hours = 720): Promise<string> {
    const { token, hash: kept } = newToken()
    const now = clock.now()
    await database.pool.query(
      `insert into accounts.session (token_hash, account_id, created_at, expires_at, last_seen_at, device_class)
       values ($1, $2, $3, $4, $3, 'computer')`,
      [kept, person.account, now, new Date(now.getTime() + hours * 3_600_000)],
    )
    return token
  }

  /** Erases an account permanently, like one that was never confirmed in time. */
  async function erase({ account }: Person): Promise<void> {
    await database.pool.query(
      `update accounts.account set status = 'not_confirmed', activated_at = null, last_active_at = $2 where id = $1`,
      [account, new Date(clock.now().getTime() - 40 * 86_400_000)],
    )
    if ((await product.accounts.tidy(clock.now())) !== 1)
      throw new Error('the account was not erased')
  }

  /** Adds credits to a wallet. Bought credits make the member premium. */
  async function grant(
    { account, pool }: Person,
    credits: number,
    bought: boolean,
    ref: string,
  ): Promise<void> {
    await database.pool.query('select credits.public_grant($1, $2, $3, $4, $5, $6, $3, $7, $8)', [
      account,
      credits,
      ref,
      bought ? 'bought' : 'bonus',
      bought ? 999 : null,
      bought ? 'EUR' : null,
      clock.now(),
      pool,
    ])
  }

  return { invite, session, erase, grant }
}
export type People = ReturnType<typeof createPeople>
