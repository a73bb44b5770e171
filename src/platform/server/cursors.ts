import { type CursorParts, decodeCursor, encodeCursor } from '#kernel/cursor.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { createSeal } from './secrets/seal.ts'

/**
 * The facts a cursor is bound to: the reader's account (null for visitors), the pool, and the list's
 * filters.
 */
export type CursorScope = readonly (string | number | boolean | null | readonly string[])[]

/** The cursors of one list. */
export interface ListCursors<Values extends readonly unknown[]> {
  /** The position after the last row of a page, encrypted for this reader and these filters. */
  seal(values: Values, scope: CursorScope): string
  /**
   * The position in a cursor; null without one, which means the start. Forged or changed cursors
   * and those from other lists, filters or readers are refused (422).
   */
  open(text: string | undefined, scope: CursorScope): Values | null | Refusal<'input.invalid'>
}

/** Creates the cursors of a list; `field` is the input field in which they are passed. */
export type CreateCursors = <Values extends readonly unknown[]>(list: {
  readonly name: string
  readonly parts: CursorParts<Values>
  readonly field: string
}) => ListCursors<Values>

/**
 * Every cursor is a multiple of this many bytes, so that its length does not reveal anything
 * either.
 */
const block = 64

/**
 * Creates the cursors of an installation: AES-256-GCM with a separate key. Lists are sorted by
 * facts that readers must not know exactly, such as the last activity, and anyone who could choose
 * a position could find those facts by bisection.
 */
export function createCursors(secret: string): CreateCursors {
  const seal = createSeal(secret, 'platform.list_cursor')
  return ({ name, parts, field }) => {
    const bind = (scope: CursorScope) => JSON.stringify([name, ...scope])
    return {
      seal(values, scope) {
        const text = encodeCursor(parts, values)
        const padded = Math.ceil((Buffer.byteLength(text) + 1) / block) * block
        const padding = '\n'.repeat(padded - Buffer.byteLength(text))
        return seal.close(text + padding, bind(scope)).toString('base64url')
      },
      open(text, scope) {
        if (text === undefined) return null
        const plain = decrypt(text, bind(scope))
        const values = plain === null ? null : decodeCursor(parts, plain.trimEnd())
        return values ?? refuse('input.invalid', { field })
      },
    }
  }

  function decrypt(text: string, bound: string): string | null {
    if (!/^[\w-]{56,}$/.test(text)) return null
    const sealed = Buffer.from(text, 'base64url')
    // Base64 has spare bits at its end, so this ensures that each cursor has exactly one spelling.
    if (sealed.toString('base64url') !== text) return null
    try {
      return seal.open(sealed, bound)
    } catch {
      return null
    }
  }
}
