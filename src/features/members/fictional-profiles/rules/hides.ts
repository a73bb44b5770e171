import type { Kind } from './label.ts'

/** Whether a profile stays away from a reader (BEY-03). A choice counts; without one the site's default does. Members never stay away. */
export function hides(kind: Kind, choice: boolean | null, hiddenByDefault: boolean): boolean {
  return kind !== 'member' && (choice ?? hiddenByDefault)
}
