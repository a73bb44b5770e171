/** Replaces a character of code or of a quotation; no rule matches it. */
export const masked = '§'

/** Masks the matches of a pattern without changing the length or the line breaks. */
export function maskMatches(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => match.replace(/[^\n]/g, masked))
}

/** Replaces the matches of a pattern with spaces without changing the length or the line breaks. */
export function blankMatches(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '))
}

/** Masks inline code, addresses and short quotations: they are not the author's own words. */
export function maskCitations(text: string): string {
  const withoutCode = maskMatches(text, /`[^`]*`|https?:\/\/[^\s)>"']+/g)
  return maskMatches(withoutCode, /“[^”]{1,80}”|"[^"\n]{1,80}"|‘[^’]{1,80}’/g)
}
