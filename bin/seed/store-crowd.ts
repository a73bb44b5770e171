import type { CrowdCity } from '#cast/crowd/crowd-member.ts'
import type { Listed } from '#cast/crowd/choose-faces.ts'
import type { Country } from '#features/site/geography/index.ts'
import {
  genderNumber,
  genders,
  sexualities,
  sexualityNumber,
} from '#features/members/profiles/index.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { FacedMember } from './faced-member.ts'

/** Cities with at least 5,000 inhabitants, by country. */
export async function selectCities(queries: Queries): Promise<ReadonlyMap<Country, CrowdCity[]>> {
  const rows = await queries.many<CrowdCity & { country: Country }>(sql`
    select id, country, region_id as region, population from geography.public_city where population >= 5000 order by country, id`)
  return Map.groupBy(rows, ({ country }) => country)
}

/** An existing member; `face` is the portrait of a member from an earlier run, otherwise null. */
export type ExistingMember = Omit<Listed, 'age'> & { readonly member: string }

/** Selects those of the given members who already exist, with the attributes shown in lists. */
export async function selectExistingMembers(
  queries: Queries,
  members: readonly string[],
): Promise<ExistingMember[]> {
  const rows = await queries.many<PresentRow>(sql`
    select a.member_id as member, p.gender, p.sexuality, p.country, p.region_id as region,
      coalesce(a.last_active_at, a.created_at) as seen, substring(f.key from '^crowd/(.*)$') as face
    from accounts.public_account a
    join profiles.public_profile p on p.account_id = a.account_id
    left join photos.photo f on f.account_id = a.account_id and f.main
    where a.member_id = any(${[...members]}::uuid[])`)
  return rows.map(({ member, country, region, face, seen, ...row }) => ({
    member,
    country,
    region,
    face,
    gender: genders[row.gender] ?? 'male',
    sexuality: sexualities[row.sexuality] ?? 'hetero',
    seenAt: seen,
  }))
}

interface PresentRow {
  readonly member: string
  readonly gender: number
  readonly sexuality: number
  readonly country: string
  readonly region: number | null
  readonly seen: Date
  readonly face: string | null
}

/**
 * Inserts a batch of profiles, main photos and search rows for newly created accounts. Existing
 * profiles are left unchanged.
 */
export async function insertCrowd(
  tx: Transaction,
  members: readonly FacedMember[],
  accounts: ReadonlyMap<string, number>,
  pool: number,
  now: Date,
): Promise<void> {
  const rows = members.flatMap((member) => {
    const account = accounts.get(member.member)
    return account === undefined ? [] : [toRow(member, account)]
  })
  const batch = JSON.stringify(rows)
  await tx.run(sql`
    insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, country, region_id, city_id, traits,
      languages, interests, about, created_at, changed_at)
    select account, ${pool}::smallint, birth, gender, sexuality, country, region, city, jsonb_strip_nulls(traits),
      languages, interests, about, joined, joined
    from jsonb_to_recordset(${batch}::jsonb) as crowd (account bigint, birth date, gender smallint, sexuality smallint, country text,
      region smallint, city int, traits jsonb,
      languages text[], interests text[], about text, joined timestamptz)
    on conflict do nothing`)
  await tx.run(sql`
    insert into photos.photo (public_id, account_id, position, main, private, status, width, height, thumbhash, key, created_at)
    select photo, account, 0, true, false, 'active', width, height, decode(thumbhash, 'base64'), key, joined
    from jsonb_to_recordset(${batch}::jsonb) as crowd (account bigint, photo uuid, width smallint, height smallint, thumbhash text,
      key text, joined timestamptz)
    where photo is not null
    on conflict do nothing`)
  await tx.run(
    sql`select search.refresh_many(${rows.map(({ account }) => account)}::bigint[], ${now})`,
  )
}

function toRow(member: FacedMember, account: number) {
  const { face } = member
  return {
    account,
    birth: member.birth,
    gender: genderNumber(member.gender),
    sexuality: sexualityNumber(member.sexuality),
    country: member.country,
    region: member.region,
    city: member.city,
    traits: {
      ...member.traits,
      hair_colour: face?.person.hair ?? null,
      eye_colour: face?.person.eyes ?? null,
    },
    languages: member.languages,
    interests: member.interests,
    about: member.about,
    joined: member.joinedAt,
    ...(face && {
      photo: member.photo,
      width: face.picture.width,
      height: face.picture.height,
      thumbhash: Buffer.from(face.picture.thumbhash).toString('base64'),
      key: face.key,
    }),
  }
}
