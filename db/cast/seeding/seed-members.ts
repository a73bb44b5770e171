import type { AccountDraft } from '#features/members/accounts/server/index.ts'
import type { ProfileDraft } from '#features/members/profiles/server/index.ts'
import { computeBirthDate } from '../compute-birth-date.ts'
import type { CastMember } from '../cast-member.ts'
import type { SeedDeps } from './seed-deps.ts'
import type { SeedCity } from './seed-cities.ts'
import { castSites } from '../cast-sites.ts'
import { computeTimes } from '../compute-times.ts'

interface SeedMembersOptions {
  readonly cities: ReadonlyMap<string, SeedCity>
  readonly password: string
}

/**
 * Creates the missing accounts and profiles in one transaction. Returns every account's internal
 * key by member id.
 */
export async function seedMembers(
  deps: SeedDeps,
  members: readonly CastMember[],
  { cities, password }: SeedMembersOptions,
): Promise<ReadonlyMap<string, number>> {
  const passwordHash = await deps.accounts.demo.hashPassword(password)
  const absent = await findMissingMembers(deps, members)
  return deps.database.transaction(async (tx) => {
    const drafts = members.map((member) => accountDraft(member, passwordHash, deps.now))
    const accounts = await deps.accounts.demo.createAccounts(tx, drafts)
    for (const member of absent) {
      const account = accounts.get(member.member)
      // Someone had already signed up under this name before the cast was seeded.
      if (account === undefined) continue
      await deps.profiles.makeProfile(tx, profileDraft(member, account, cities, deps.now), deps.now)
    }
    return accounts
  })
}

async function findMissingMembers(
  { sites, profiles }: SeedDeps,
  members: readonly CastMember[],
): Promise<CastMember[]> {
  const absent: CastMember[] = []
  for (const member of members) {
    const site = await sites.siteById(castSites[member.site].site)
    if ((await profiles.findMember(member.member, { reader: null, site })) === null)
      absent.push(member)
  }
  return absent
}

function accountDraft(member: CastMember, passwordHash: string, now: Date): AccountDraft {
  const { site, pool } = castSites[member.site]
  const { joined, seen } = computeTimes(member, now)
  return {
    member: member.member,
    pool,
    site,
    kind: member.kind,
    name: member.name,
    locale: member.locale,
    createdAt: joined,
    lastActiveAt: seen,
    ...(member.email !== null && { email: member.email, passwordHash }),
  }
}

function profileDraft(
  member: CastMember,
  account: number,
  cities: ReadonlyMap<string, SeedCity>,
  now: Date,
): ProfileDraft {
  const city = cities.get(`${member.country} ${member.city}`)
  return {
    account,
    pool: castSites[member.site].pool,
    birth: computeBirthDate(member.age, member.birthdayDaysAgo, now),
    gender: member.gender,
    seeking: member.seeking,
    country: member.country,
    region: city?.region ?? null,
    city: city?.id ?? null,
    about: member.about,
    traits: member.traits,
    languages: member.languages,
    interests: member.interests,
    prompts: member.prompts,
  }
}
