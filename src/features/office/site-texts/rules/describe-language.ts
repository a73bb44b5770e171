/** The version of a page in force in one language. */
export interface InForce {
  readonly createdAt: Date
  /** False: back to the product’s own text, or no text. */
  readonly written: boolean
  /** Digest of the product’s text when it was published; null for an operator’s page. */
  readonly originalDigest: string | null
}

export interface LanguageFacts {
  /** Undefined if nothing was ever published. */
  readonly own: InForce | undefined
  /** In the source language; undefined also if this is the source. */
  readonly source: InForce | undefined
  readonly isSource: boolean
  /** Digest of the product’s text now; null for an operator’s page. */
  readonly originalDigest: string | null
}

interface LanguageState {
  readonly state: 'original' | 'changed' | 'missing'
  /** The source language was changed after this one: its translation has to be looked at. */
  readonly stale: boolean
  /** An upgrade has changed the product’s text since this one was published. */
  readonly outdated: boolean
}

/** The state of a page in one language. */
export function describeLanguage({
  own,
  source,
  isSource,
  originalDigest,
}: LanguageFacts): LanguageState {
  const written = own?.written === true
  const hasOriginal = originalDigest !== null
  const state = written ? 'changed' : hasOriginal ? 'original' : 'missing'
  const bothOriginal = !written && source?.written !== true && hasOriginal
  const stale =
    !isSource &&
    state !== 'missing' &&
    !bothOriginal &&
    source !== undefined &&
    (own === undefined || own.createdAt < source.createdAt)
  return { state, stale, outdated: written && own.originalDigest !== originalDigest }
}

/** The language of a site that its other texts are translated from. */
export function findSourceLanguage<L extends string>(
  languages: readonly [L, ...L[]],
  domainLanguage: string,
): L {
  const [first] = languages
  return languages.find((each) => each === domainLanguage.slice(0, 2).toLowerCase()) ?? first
}
