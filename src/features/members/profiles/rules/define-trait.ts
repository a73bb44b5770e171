/** A row of the table of traits. */
export interface TraitRow<Choice extends string = string, Several extends boolean = boolean> {
  /** The wire values, in form order. */
  readonly choices: readonly [Choice, ...Choice[]]
  /** Whether a member may state several of them. */
  readonly several: Several
  /** Of several, the choice that no other goes with, such as "none". */
  readonly exclusive: Choice | null
  /** Whether the trait describes someone's looks. */
  readonly isLook: boolean
}

/** Completes a row: a trait is one choice, and not about looks, unless the row says otherwise. */
export function defineTrait<
  const Choice extends string,
  const Several extends boolean = false,
>(row: {
  readonly choices: readonly [Choice, ...Choice[]]
  readonly several?: Several
  readonly exclusive?: NoInfer<Choice>
  readonly isLook?: boolean
}): TraitRow<Choice, Several> {
  const { choices, several = false as Several, exclusive = null, isLook = false } = row
  return { choices, several, exclusive, isLook }
}
