/** The members whom one source brought; the source is null for those without any. */
export interface SourceCounts {
  readonly source: string | null
  readonly signedUp: number
  readonly confirmed: number
  readonly purchased: number
}

/** Counts as staff see them; null means fewer than ten. */
export interface ShownCounts {
  readonly signed_up: number | null
  readonly confirmed: number | null
  readonly purchased: number | null
}

/** From this number of members on, a count says nothing about any of them. */
export const least = 10

/**
 * Hides counts below ten, and the names of sources that brought fewer members than that: a partner
 * could use one link per person. Those sources are added up; their sum is hidden as well if it is
 * below ten. Sorted by members.
 */
export function hideSmallCounts(counts: readonly SourceCounts[]): {
  readonly sources: ({ readonly source: string | null } & ShownCounts)[]
  readonly others: ShownCounts | null
} {
  const large = counts.filter(({ signedUp }) => signedUp >= least)
  const small = counts.filter(({ signedUp }) => signedUp < least)
  return {
    sources: [...large]
      .sort((one, other) => other.signedUp - one.signedUp)
      .map((one) => ({ source: one.source, ...show(one) })),
    others: small.length === 0 ? null : show(small.reduce(add)),
  }
}

function show({ signedUp, confirmed, purchased }: SourceCounts): ShownCounts {
  const shown = (count: number) => (count < least ? null : count)
  return {
    signed_up: shown(signedUp),
    confirmed: shown(confirmed),
    purchased: shown(purchased),
  }
}

function add(one: SourceCounts, other: SourceCounts): SourceCounts {
  return {
    source: null,
    signedUp: one.signedUp + other.signedUp,
    confirmed: one.confirmed + other.confirmed,
    purchased: one.purchased + other.purchased,
  }
}
