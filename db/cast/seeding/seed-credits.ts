import type { CastMember } from '../cast-member.ts'
import type { SeedDeps } from './seed-deps.ts'
import { castSites } from '../cast-sites.ts'
import { computeTimes } from '../compute-times.ts'

/**
 * Grants every cast member the sign-up credits of their site, once. Fictional profiles never signed
 * up and have none.
 */
export async function seedCredits(
  { database, credits, now }: Pick<SeedDeps, 'database' | 'credits' | 'now'>,
  members: readonly CastMember[],
  accounts: ReadonlyMap<string, number>,
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const member of members) {
      const account = accounts.get(member.member)
      if (member.kind !== 'member' || account === undefined) continue
      const { site } = castSites[member.site]
      await credits.grantSignUpBonus(tx, { account, site }, computeTimes(member, now).joined)
    }
  })
}
