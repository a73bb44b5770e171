/**
 * The visitor's traffic source, if the visit named one: first-party data, stored with the account
 * (SITE-04).
 */
export interface Network {
  readonly network?: string
  readonly ref?: string
  readonly sub1?: string
  readonly sub2?: string
  readonly sub3?: string
}

type VisitParams = Readonly<Record<string, string | undefined>>

const spellings: { readonly [Name in keyof Network]-?: readonly string[] } = {
  network: ['network'],
  ref: ['ref'],
  sub1: ['sub1', 'sub', 'aff_sub', 'aff_sub1'],
  sub2: ['sub2', 'aff_sub2'],
  sub3: ['sub3', 'aff_sub3'],
}

/** Whether a visitor comes from a traffic source: a stored network, or one in the URL (ACC-06). */
export function hasTrafficSource(visit: {
  readonly cookies: VisitParams
  readonly query: VisitParams
}): boolean {
  return Boolean(visit.cookies.network) || Boolean(visit.query.network)
}

/** Returns the traffic source of a visit: the one stored earlier, otherwise the one in the URL. */
export function readTrafficSource(visit: {
  readonly stored: VisitParams
  readonly query: VisitParams
}): Network {
  const params = visit.stored.network ? visit.stored : visit.query
  const entries = Object.entries(spellings).flatMap(([name, words]) => {
    const value = words
      .map((word) => params[word])
      .find((word) => word !== undefined && word !== '')
    return value === undefined
      ? []
      : [[name, value.replaceAll('\0', '').slice(0, 200).toWellFormed()] as const]
  })
  return Object.fromEntries(entries)
}
