/** Joins parts that may be missing into one class attribute. */
export function joinClasses(...parts: (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined
}
