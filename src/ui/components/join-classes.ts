/** One class attribute from parts that may be missing. */
export function joinClasses(...parts: (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined
}
