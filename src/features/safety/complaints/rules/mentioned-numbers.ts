/** Reference numbers of decisions, appeals, reports and complaints in a text, at most ten. */
export function findMentionedNumbers(text: string): string[] {
  const found = text.toUpperCase().match(/\b[ACDR]-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/g) ?? []
  return [...new Set(found)].slice(0, 10)
}

/** The first public id in a text, such as the one in the address of a profile; null if none. */
export function findMentionedId(text: string): string | null {
  return /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text.toLowerCase())?.[0] ?? null
}
