/** "Elena, 34", or only the name if the site does not show ages. */
export function nameAndAge({
  name,
  age,
}: {
  readonly name: string
  readonly age: number | null
}): string {
  return age === null ? name : `${name}, ${age}`
}
