import type { PhraseUses } from './collect-phrase-uses.ts'

/**
 * Returns the keys of a feature that no code uses. A key counts as used when it is written in
 * `t('…')`, matches a key with placeholders, occurs in full (`accounts.mail.subject`) in any
 * string, occurs in a table of a file that reads keys from tables, is an error code of the
 * contract, or is declared by a comment.
 */
export function findUnusedPhrases(
  feature: string,
  keys: Iterable<string>,
  files: readonly PhraseUses[],
  refusals: ReadonlySet<string>,
): string[] {
  const speaking = files.filter((file) => file.speaks.has(feature))
  const usedKeys = new Set(
    speaking.flatMap((file) =>
      file.usedKeys.filter(({ features }) => features.includes(feature)).map(({ key }) => key),
    ),
  )
  const ownPatterns = speaking.flatMap((file) =>
    file.patterns.filter(({ features }) => features?.includes(feature)),
  )
  const whole = files.flatMap((file) => file.patterns.filter(({ features }) => features === null))
  const promised = speaking.flatMap((file) => file.promised)
  const isNamed = (key: string): boolean =>
    usedKeys.has(key) ||
    refusals.has(`${feature}.${key.replace(/^refusals\./, '')}`) ||
    ownPatterns.some(({ pattern }) => pattern.test(key)) ||
    whole.some(({ pattern }) => pattern.test(`${feature}.${key}`)) ||
    files.some(({ texts }) => texts.has(`${feature}.${key}`)) ||
    speaking.some(({ texts, dynamic }) => texts.has(key) && (dynamic || key.includes('.'))) ||
    promised.some((prefix) => key === prefix || key.startsWith(prefix.replace(/\*$/, '')))
  return [...keys].filter((key) => !isNamed(key))
}
