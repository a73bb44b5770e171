/** A filter that is on or off. Its name is used for the search field, the URL and its phrases. */
interface SwitchFilter {
  /** Its value if a member's search does not mention it; a visitor's is always off by default. */
  readonly byDefault: boolean
  /** Only for members; for visitors it is off, whatever the URL says. */
  readonly membersOnly: boolean
  /** The column of `search.member_search` that must be true; null if it filters in another way. */
  readonly column: 'has_photo' | null
  /** Whether a search for near matches ignores it. */
  readonly widened: boolean
  /** Whether it is shown among the active filters on phones. */
  readonly chip: boolean
  /** Whether the phrase `filters.<name>_hint` explains it. */
  readonly hint: boolean
}

/**
 * The switches of a search, in display order. The form, the URL, the contract, the defaults, the
 * chips, the relaxations, near matches and the SQL follow from this table.
 */
export const switches = {
  online: {
    byDefault: false,
    membersOnly: false,
    column: null,
    widened: true,
    chip: true,
    hint: false,
  },
  with_photo: {
    byDefault: false,
    membersOnly: false,
    column: 'has_photo',
    widened: true,
    chip: true,
    hint: false,
  },
  /** Only members whose own preferences include the searcher (BEY-23). */
  two_way: {
    byDefault: true,
    membersOnly: true,
    column: null,
    widened: false,
    chip: false,
    hint: true,
  },
} as const satisfies Readonly<Record<string, SwitchFilter>>

export type SwitchName = keyof typeof switches
/** A column of the search table that a switch requires. */
export type RequiredColumn = NonNullable<(typeof switches)[SwitchName]['column']>
export type SwitchValues = { readonly [Name in SwitchName]: boolean }

export const switchNames = Object.keys(switches) as readonly SwitchName[]

type HintedSwitch = {
  [Name in SwitchName]: (typeof switches)[Name]['hint'] extends true ? Name : never
}[SwitchName]

/** Whether the phrase `filters.<name>_hint` explains the switch. */
export function hasHint(name: SwitchName): name is HintedSwitch {
  return switches[name].hint
}

/** One entry for each switch. */
export function mapSwitches<Value>(toValue: (name: SwitchName, filter: SwitchFilter) => Value): {
  readonly [Name in SwitchName]: Value
} {
  return Object.fromEntries(
    switchNames.map((name) => [name, toValue(name, switches[name])]),
  ) as Record<SwitchName, Value>
}

/** All switches off, so that no one is excluded. */
export const switchesOff: SwitchValues = mapSwitches(() => false)

/** The columns that must be true for a search. */
export function requiredColumns(search: SwitchValues): Readonly<Record<RequiredColumn, boolean>> {
  const columns = switchNames.flatMap((name) => {
    const { column } = switches[name]
    return column === null ? [] : [[column, search[name]] as const]
  })
  return Object.fromEntries(columns) as Record<RequiredColumn, boolean>
}

/** No column required. */
export const noRequiredColumns = requiredColumns(switchesOff)
