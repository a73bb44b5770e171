import type { Member } from '../contract.ts'

/** "Elena, 34", or the name alone where the site shows no age. */
export function nameAndAge({ name, age }: Pick<Member, 'name' | 'age'>): string {
  return age === null ? name : `${name}, ${age}`
}
