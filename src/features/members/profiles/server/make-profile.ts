import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Interest } from '#features/site/sites/index.ts'
import { isIntimate } from '../rules/interests.ts'
import { type Gender, genderNumber, sexualityNumber, toSexuality } from '../rules/orientation.ts'
import type { Prompt } from '../rules/prompts.ts'
import { completeTraits } from '../rules/traits.ts'
import type { ProfilesDeps } from './deps.ts'
import { insertProfile, selectPlace } from './store.ts'
import {
  type Details,
  replaceIntimate,
  replacePrompts,
  updateDetails,
  updateInterests,
  updateNotes,
} from './store-sections.ts'

/** Data for a new profile: the fields asked at sign-up, and for prepared profiles the rest. */
export interface ProfileDraft {
  readonly account: number
  readonly pool: number
  /** `YYYY-MM-DD` */
  readonly birth: string
  readonly gender: Gender
  readonly seeking: readonly Gender[]
  readonly country: string | null
  readonly region?: number | null
  readonly city?: number | null
  readonly about?: string
  readonly traits?: Partial<Details['traits']>
  readonly languages?: readonly string[]
  readonly notes?: Readonly<Record<string, string | undefined>>
  /** Intimate ones only with consent. */
  readonly interests?: readonly Interest[]
  readonly prompts?: readonly { prompt: Prompt; answer: string }[]
}

/** Creates a profile in the caller's transaction, once per account, and emits an event. */
export type MakeProfile = (tx: Transaction, draft: ProfileDraft, now: Date) => Promise<void>

/** The only way a profile is created: for a new member, a fictional profile, or the demo cast. */
export function makeProfile({ emit }: Pick<ProfilesDeps, 'emit'>): MakeProfile {
  return async (tx, draft, now) => {
    const { account, country, gender } = draft
    const requested = { region: draft.region ?? null, city: draft.city ?? null }
    // A place that does not exist is dropped rather than refused, because the account is already
    // being created.
    const place =
      country === null
        ? null
        : ((await selectPlace(tx, { country, ...requested })) ?? {
            country,
            region: null,
            city: null,
          })
    await insertProfile(
      tx,
      {
        account,
        pool: draft.pool,
        birth: draft.birth,
        gender: genderNumber(gender),
        sexuality: sexualityNumber(toSexuality(gender, draft.seeking)),
        country: place?.country ?? null,
        region: place?.region ?? null,
        city: place?.city ?? null,
        about: (draft.about ?? '').trim(),
      },
      now,
    )
    await fillIn(tx, draft, now)
    await emit(tx, 'profiles.changed', { account }, now)
  }
}

async function fillIn(
  tx: Transaction,
  { account, traits, languages, notes, interests, prompts }: ProfileDraft,
  now: Date,
): Promise<void> {
  if (traits ?? languages) {
    const details = { traits: completeTraits(traits ?? {}), languages: languages ?? [] }
    await updateDetails(tx, account, details, now)
  }
  if (notes !== undefined) await updateNotes(tx, account, notes, now)
  if (interests !== undefined) {
    await updateInterests(
      tx,
      account,
      interests.filter((interest) => !isIntimate(interest)),
      now,
    )
    await replaceIntimate(
      tx,
      account,
      { interests: interests.filter(isIntimate), consent: true },
      now,
    )
  }
  if (prompts !== undefined) await replacePrompts(tx, account, prompts, now)
}
