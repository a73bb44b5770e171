import type { Kind } from './fiction-texts.ts'

/**
 * Whether a profile is hidden from a reader (BEY-03). The reader's choice applies, otherwise the
 * site's default. Members are never hidden.
 */
export function isHidden(kind: Kind, choice: boolean | null, hiddenByDefault: boolean): boolean {
  return kind !== 'member' && (choice ?? hiddenByDefault)
}
