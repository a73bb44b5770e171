import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Country } from '#features/site/geography/index.ts'
import type { Interest } from '#features/site/sites/index.ts'
import type { Answering } from '../rules/answering.ts'
import type { Prompt } from '../rules/prompts.ts'
import type { SpokenLanguage } from '../rules/spoken-languages.ts'
import type { TraitValues } from '../rules/traits.ts'
import type { NoteField } from '../rules/visible-fields.ts'

/** The profile columns used for its owner and for its page. */
export interface ProfileRow {
  readonly birth: string
  readonly birth_changed_at: Date | null
  readonly gender: number
  readonly sexuality: number
  readonly country: Country | null
  readonly region_id: number | null
  readonly region: string | null
  readonly city_id: number | null
  readonly city: string | null
  /** Only those answered. */
  readonly traits: Partial<TraitValues>
  readonly languages: SpokenLanguage[]
  readonly interests: Interest[]
  /** Null if none were given with consent. */
  readonly intimate: Interest[] | null
  readonly about: string
  readonly notes: Partial<Record<NoteField, string>>
  readonly prompts: { prompt: Prompt; answer: string }[]
  readonly status: 'active' | 'disabled'
  readonly show_intimate: boolean
}

/** A profile with its account data. */
export interface MemberRow extends ProfileRow {
  readonly account: number
  readonly member: string
  readonly name: string
  readonly kind: 'member' | 'fictional' | 'sponsored'
  readonly account_status: 'not_confirmed' | 'active' | 'disabled' | 'deleted'
  readonly invisible: boolean
  readonly last_active_at: Date | null
  /** How they reply to first messages, as last calculated. */
  readonly answering: Answering | null
}

const profileColumns = sql.part`
  p.birth, p.birth_changed_at, p.gender, p.sexuality, p.country, p.region_id, r.name as region, p.city_id, c.name as city,
  p.traits, p.languages, p.interests,
  i.interests as intimate, p.about, p.notes, p.status, p.show_intimate,
  coalesce((
    select json_agg(json_build_object('prompt', q.prompt, 'answer', q.answer) order by q.position)
    from profiles.prompt q where q.account_id = p.account_id
  ), '[]') as prompts`

const memberColumns = sql.part`
  a.account_id as account, a.member_id as member, a.name, a.kind, a.status as account_status, a.invisible, a.last_active_at,
  (select h.habit from profiles.reply_habit h where h.account_id = a.account_id) as answering`

const profileJoins = sql.part`
  left join geography.public_region r on r.id = p.region_id
  left join geography.public_city c on c.id = p.city_id
  left join profiles.intimate_interests i on i.account_id = p.account_id`

/** Returns the profile of an account with its account data. */
export function selectOwn(queries: Queries, account: number): Promise<MemberRow | null> {
  return queries.maybe(sql`
    select ${memberColumns}, ${profileColumns}
    from profiles.profile p
    join accounts.public_account a on a.account_id = p.account_id
    ${profileJoins}
    where p.account_id = ${account}`)
}

/** Returns a profile by public id, within one pool. */
export function selectMember(
  queries: Queries,
  { member, pool }: { member: string; pool: number },
): Promise<MemberRow | null> {
  return queries.maybe(sql`
    select ${memberColumns}, ${profileColumns}
    from accounts.public_account a
    join profiles.profile p on p.account_id = a.account_id
    ${profileJoins}
    where a.member_id = ${member} and a.pool_id = ${pool}`)
}

/**
 * The reader's own data needed to build another member's page; the distance is in kilometres
 * between the centres of the two cities.
 */
export interface ReaderRow {
  readonly interests: Interest[]
  readonly intimate: Interest[] | null
  readonly show_intimate: boolean
  readonly distance_km: number | null
}

/**
 * Returns a reader's interests and the distance to another city; null for a reader without a
 * profile.
 */
export function selectReader(
  queries: Queries,
  { reader, cityId }: { reader: number; cityId: number | null },
): Promise<ReaderRow | null> {
  return queries.maybe(sql`
    select p.interests, i.interests as intimate, p.show_intimate,
      case when p.city_id <> ${cityId}::int then greatest(1, geography.public_distance_km(p.city_id, ${cityId}::int)) end as distance_km
    from profiles.profile p left join profiles.intimate_interests i on i.account_id = p.account_id
    where p.account_id = ${reader}`)
}

/**
 * Returns a country, region or city if they exist and belong together, with the region of a city
 * filled in; otherwise null.
 */
export function selectPlace(
  queries: Queries,
  { country, region, city }: { country: string; region: number | null; city: number | null },
): Promise<{ country: string; region: number | null; city: number | null } | null> {
  return queries.maybe(sql`
    select k.code as country, coalesce(c.region_id, r.id) as region, c.id as city
    from geography.public_country k
    left join geography.public_region r on r.country = k.code and r.id = ${region}::smallint
    left join geography.public_city c on c.country = k.code and c.id = ${city}::int
    where k.code = ${country}
      and (${region}::smallint is null or r.id is not null)
      and (${city}::int is null or (c.id is not null and (r.id is null or r.id = c.region_id)))`)
}

export interface NewProfile {
  readonly account: number
  readonly pool: number
  readonly birth: string
  readonly gender: number
  readonly sexuality: number
  readonly country: string | null
  readonly region: number | null
  readonly city: number | null
  readonly about: string
}

/** Inserts an account's profile; does nothing if it already exists. */
export async function insertProfile(
  tx: Transaction,
  profile: NewProfile,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into profiles.profile
      (account_id, pool_id, birth, gender, sexuality, country, region_id, city_id, about, created_at, changed_at)
    values (${profile.account}, ${profile.pool}, ${profile.birth}, ${profile.gender}, ${profile.sexuality},
      ${profile.country}, ${profile.region}, ${profile.city}, ${profile.about}, ${now}, ${now})
    on conflict (account_id) do nothing`)
}

/** Deletes a profile with its answers and intimate interests. */
export async function deleteProfile(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from profiles.profile where account_id = ${account}`)
}
