/** The rights that a request is about (GDPR articles 15 to 21), in the order offered. */
export const kinds = ['access', 'rectification', 'restriction', 'erasure', 'objection'] as const
export type Kind = (typeof kinds)[number]

/**
 * How it is known who asks. `password`: typed by the owner; `email`: a link to the address was used;
 * `staff`: staff decided, with a recorded ground.
 */
export const identities = ['none', 'password', 'email', 'staff'] as const
export type Identity = (typeof identities)[number]

/** How a request ended; `disowned`: the owner of the address said that it wasn't theirs. */
export const outcomes = ['completed', 'refused', 'disowned'] as const
export type Outcome = (typeof outcomes)[number]

/** Acts that complete a request. */
export const actions = ['export', 'erasure', 'restriction', 'rectification', 'other'] as const
export type Action = (typeof actions)[number]

/** Kinds that say nothing unless the person explains them. */
export function needsDetails(kind: Kind): boolean {
  return kind === 'rectification' || kind === 'objection'
}

/** Kinds that are completed by an act, never by a text alone. */
export function hasOwnWay(kind: Kind): boolean {
  return kind === 'access' || kind === 'erasure' || kind === 'restriction'
}

/** Maximum lengths of what people write. */
export const textLimits = { details: 3000, statement: 2000, ground: 500 } as const
