import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Trait, TraitValue } from '../rules/traits.ts'

/** Birthday, gender and wish. */
export async function updateBasics(
  tx: Transaction,
  account: number,
  { birth, gender, sexuality }: { birth: string; gender: number; sexuality: number },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update profiles.profile set birth = ${birth}, gender = ${gender}, sexuality = ${sexuality}, changed_at = ${now}
    where account_id = ${account}`)
}

/** The traits and spoken languages. */
export interface Details {
  readonly traits: { readonly [T in Trait]: TraitValue<T> | null }
  readonly languages: readonly string[]
}

/** All traits at once. */
export async function updateDetails(
  tx: Transaction,
  account: number,
  { traits, languages }: Details,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update profiles.profile set
      signup_reason = ${traits.signup_reason}, relationship_status = ${traits.relationship_status}, body_type = ${traits.body_type},
      hair_colour = ${traits.hair_colour}, eye_colour = ${traits.eye_colour}, tattoos = ${traits.tattoos},
      languages = ${[...languages]}, changed_at = ${now}
    where account_id = ${account}`)
}

/** The lines beside some fields; those beside others stay, and one of nothing but blanks goes. */
export async function updateNotes(
  tx: Transaction,
  account: number,
  notes: Readonly<Record<string, string | undefined>>,
  now: Date,
): Promise<void> {
  const written = Object.entries(notes).map(([field, note]) => [field, note?.trim() || null])
  await tx.run(sql`
    update profiles.profile
    set notes = jsonb_strip_nulls(notes || ${JSON.stringify(Object.fromEntries(written))}::jsonb), changed_at = ${now}
    where account_id = ${account}`)
}

/** The text about oneself. */
export async function updateAbout(tx: Transaction, account: number, about: string, now: Date): Promise<void> {
  await tx.run(sql`update profiles.profile set about = ${about}, changed_at = ${now} where account_id = ${account}`)
}

/** The answered questions, in place of the earlier ones. */
export async function replacePrompts(
  tx: Transaction,
  account: number,
  prompts: readonly { prompt: string; answer: string }[],
  now: Date,
): Promise<void> {
  // The profile's row first, so that two tabs saving at once wait for each other.
  await tx.run(sql`update profiles.profile set changed_at = ${now} where account_id = ${account}`)
  await tx.run(sql`delete from profiles.prompt where account_id = ${account}`)
  await tx.run(sql`
    insert into profiles.prompt (account_id, prompt, answer, position)
    select ${account}, prompt, answer, position
    from unnest(${prompts.map(({ prompt }) => prompt)}::text[], ${prompts.map(({ answer }) => answer)}::text[])
      with ordinality as given (prompt, answer, position)`)
}

/** The interests anyone may see. */
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

/** The intimate interests, with the instant of the latest consent; none erases the row. */
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

/** Whether this member wants to see intimate interests of others. */
export async function updateShowIntimate(tx: Transaction, account: number, shown: boolean): Promise<void> {
  await tx.run(sql`update profiles.profile set show_intimate = ${shown} where account_id = ${account}`)
}

/** Where the member lives. */
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
