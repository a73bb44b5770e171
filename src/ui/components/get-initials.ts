/** Up to two initials of a name, for a member without a photo: "Jonas Berg" → "JB". */
export function getInitials(name: string): string {
  const words = name
    .trim()
    .split(/[\s-]+/u)
    .filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? ([...word][0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase()
}
