/** "Elena, 34", or the name alone where the site shows no age. */
export function nameAndAge({ name, age }: { readonly name: string; readonly age: number | null }): string {
  return age === null ? name : `${name}, ${age}`
}
