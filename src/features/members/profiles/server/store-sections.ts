import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { TraitValues } from '../rules/traits.ts'

/**
 * Updates date of birth, gender and the genders sought; false if the date was changed before and
 * this is another one.
 */
export async function updateBasics(
  tx: Transaction,
  account: number,
  { birth, gender, sexuality }: { birth: string; gender: number; sexuality: number },
  now: Date,
): Promise<boolean> {
  const updated = await tx.maybe(sql`
    update profiles.profile set birth = ${birth}, gender = ${gender}, sexuality = ${sexuality}, changed_at = ${now},
      birth_changed_at = case when birth = ${birth} then birth_changed_at else ${now} end
    where account_id = ${account} and (birth = ${birth} or birth_changed_at is null)
    returning account_id`)
  return updated !== null
}

/**
 * Sets the date of birth of all accounts with an address, whatever was changed before; returns their
 * keys.
 */
export async function updateBirthByEmail(
  tx: Transaction,
  { emailKey, birth }: { emailKey: string; birth: string },
  now: Date,
): Promise<{ account: number; member: string }[]> {
  return tx.many(sql`
    update profiles.profile p set birth = ${birth}, birth_changed_at = ${now}, changed_at = ${now}
    from accounts.public_confirmed_email e
    join accounts.public_account a on a.account_id = e.account_id
    where e.email_key = ${emailKey} and p.account_id = e.account_id
    returning p.account_id as account, a.member_id as member`)
}

/** Sets a date of birth, whatever was changed before; returns the one before, or null without a profile. */
export async function updateBirth(
  tx: Transaction,
  account: number,
  birth: string,
  now: Date,
): Promise<string | null> {
  const row = await tx.maybe<{ before: string }>(sql`
    update profiles.profile p set birth = ${birth}, birth_changed_at = ${now}, changed_at = ${now}
    from (select account_id, to_char(birth, 'YYYY-MM-DD') as birth from profiles.profile where account_id = ${account} for update) old
    where p.account_id = old.account_id
    returning old.birth as before`)
  return row?.before ?? null
}

export interface Details {
  readonly traits: TraitValues
  readonly languages: readonly string[]
}

export async function updateDetails(
  tx: Transaction,
  account: number,
  { traits, languages }: Details,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update profiles.profile set
      traits = jsonb_strip_nulls(${JSON.stringify(traits)}::jsonb), languages = ${[...languages]}, changed_at = ${now}
    where account_id = ${account}`)
}

/** Updates the notes of some fields; other fields' notes are kept, and a blank note is deleted. */
export async function updateNotes(
  tx: Transaction,
  account: number,
  notes: Readonly<Record<string, string | undefined>>,
  now: Date,
): Promise<void> {
  const entries = Object.entries(notes).map(([field, note]) => [field, note?.trim() || null])
  await tx.run(sql`
    update profiles.profile
    set notes = jsonb_strip_nulls(notes || ${JSON.stringify(Object.fromEntries(entries))}::jsonb), changed_at = ${now}
    where account_id = ${account}`)
}

export async function updateAbout(
  tx: Transaction,
  account: number,
  about: string,
  now: Date,
): Promise<void> {
  await tx.run(
    sql`update profiles.profile set about = ${about}, changed_at = ${now} where account_id = ${account}`,
  )
}

/** Replaces the answered questions. */
export async function replacePrompts(
  tx: Transaction,
  account: number,
  prompts: readonly { prompt: string; answer: string }[],
  now: Date,
): Promise<void> {
  // Locks the profile row first, so that two tabs saving simultaneously wait for each other.
  await tx.run(sql`update profiles.profile set changed_at = ${now} where account_id = ${account}`)
  await tx.run(sql`delete from profiles.prompt where account_id = ${account}`)
  await tx.run(sql`
    insert into profiles.prompt (account_id, prompt, answer, position)
    select ${account}, prompt, answer, position
    from unnest(${prompts.map(({ prompt }) => prompt)}::text[], ${prompts.map(({ answer }) => answer)}::text[])
      with ordinality as given (prompt, answer, position)`)
}

/** Updates the interests that are visible to everyone. */
export async function updateInterests(
  tx: Transaction,
  account: number,
  interests: readonly string[],
  now: Date,
): Promise<void> {
  await tx.run(
    sql`update profiles.profile set interests = ${[...interests]}, changed_at = ${now} where account_id = ${account}`,
  )
}

/**
 * Replaces the intimate interests, with the time of the latest consent; an empty list deletes the
 * row.
 */
export async function replaceIntimate(
  tx: Transaction,
  account: number,
  { interests, consent }: { interests: readonly string[]; consent: boolean },
  now: Date,
): Promise<void> {
  if (interests.length === 0) {
    await tx.run(sql`delete from profiles.intimate_interests where account_id = ${account}`)
    return
  }
  await tx.run(sql`
    insert into profiles.intimate_interests (account_id, interests, consented_at) values (${account}, ${[...interests]}, ${now})
    on conflict (account_id) do update set interests = excluded.interests,
      consented_at = case when ${consent} then excluded.consented_at else intimate_interests.consented_at end`)
}

/** Updates whether this member wants to see intimate interests of others. */
export async function updateShowIntimate(
  tx: Transaction,
  account: number,
  visible: boolean,
): Promise<void> {
  await tx.run(
    sql`update profiles.profile set show_intimate = ${visible} where account_id = ${account}`,
  )
}

export async function updatePlace(
  tx: Transaction,
  account: number,
  place: { country: string | null; region: number | null; city: number | null },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update profiles.profile
    set country = ${place.country}, region_id = ${place.region}, city_id = ${place.city}, changed_at = ${now}
    where account_id = ${account}`)
}
