/** What a profile can still lack, in the order it is worth adding. */
export const missingItems = ['main_photo', 'about', 'place', 'reason', 'interests', 'prompts', 'looks'] as const
export type MissingItem = (typeof missingItems)[number]

/** What the list needs to know of a profile. */
export interface CompletenessFacts {
  readonly mainPhoto: boolean
  readonly about: string
  readonly cityId: number | null
  readonly reason: string | null
  readonly interests: number
  readonly prompts: number
  readonly looks: readonly (string | null)[]
}

/** Which parts a profile still lacks, as plain words and never as a percentage: people find someone without any of them. */
export function completenessOf(facts: CompletenessFacts): MissingItem[] {
  const lacking: Record<MissingItem, boolean> = {
    main_photo: !facts.mainPhoto,
    about: facts.about.trim().length < 40,
    place: facts.cityId === null,
    reason: facts.reason === null,
    interests: facts.interests < 3,
    prompts: facts.prompts === 0,
    looks: facts.looks.every((look) => look === null),
  }
  return missingItems.filter((item) => lacking[item])
}
