import {
  listAnswer,
  tidyAnswer,
  type Trait,
  type TraitRow,
  traits,
  type TraitValue,
} from '#features/members/profiles/index.ts'

/** A filter over a trait of the profile: members who state any of the chosen values are found. */
interface ChoiceFilter {
  /** Whether several values can be chosen. */
  readonly several: boolean
  /** Whether a search for near matches ignores it. */
  readonly widened: boolean
}

/**
 * The filters by choices, in display order. Each is named after its trait, whose choices and texts
 * it uses. The form, the URL, the contract, the chips, the relaxations, near matches, cursors and the
 * SQL follow from this table. They are only for members, because visitors don't see traits, and only
 * where the site shows the trait.
 */
export const choiceFilters = {
  signup_reason: { several: true, widened: true },
} as const satisfies { readonly [Name in Trait]?: ChoiceFilter }

export type ChoiceName = keyof typeof choiceFilters
/** The values chosen, by filter, in the order of the profile's form; none excludes no one. */
export type ChoiceValues = { readonly [Name in ChoiceName]: readonly TraitValue<Name>[] }

export const choiceNames = Object.keys(choiceFilters) as readonly ChoiceName[]

/** Whether a name is that of a filter by choices. */
export function isChoiceName(name: string): name is ChoiceName {
  return Object.hasOwn(choiceFilters, name)
}

/** The choices of a filter, and whether several can be chosen. */
export function getChoiceRow(name: ChoiceName): TraitRow<TraitValue<ChoiceName>> {
  return { ...traits[name], several: choiceFilters[name].several, exclusive: null }
}

/** One entry for each filter. */
export function mapChoices<Value>(toValue: (name: ChoiceName, filter: ChoiceFilter) => Value): {
  readonly [Name in ChoiceName]: Value
} {
  return Object.fromEntries(
    choiceNames.map((name) => [name, toValue(name, choiceFilters[name])]),
  ) as Record<ChoiceName, Value>
}

/**
 * Returns the filters in which at least one known value is chosen, in their proper form: each value
 * once, in the order of the profile's form.
 */
export function pickChoices(
  toGiven: (name: ChoiceName) => readonly string[] | undefined,
): Partial<ChoiceValues> {
  const entries = choiceNames.map(
    (name) => [name, listAnswer(tidyAnswer(getChoiceRow(name), toGiven(name)))] as const,
  )
  return Object.fromEntries(
    entries.filter(([, chosen]) => chosen.length > 0),
  ) as Partial<ChoiceValues>
}

/** Nothing chosen, so that no one is excluded. */
export const noChoices: ChoiceValues = mapChoices(() => [])
