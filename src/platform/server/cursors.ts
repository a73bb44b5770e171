import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync } from 'node:crypto'
import { type CursorParts, decodeCursor, encodeCursor } from '#kernel/cursor.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { newBytes } from './random.ts'

/**
 * What a cursor may be used for: the reader's account (null for visitors), the pool, and the
 * list's filters.
 */
export type CursorScope = readonly (string | number | boolean | null | readonly string[])[]

/** The cursors of one list. */
export interface ListCursors<Values extends readonly unknown[]> {
  /** The position after the last row of a page, encrypted for this reader and these filters. */
  seal(values: Values, scope: CursorScope): string
  /**
   * The position in a cursor; null without one, which means the start. Forged or changed cursors
   * and those of other lists, filters or readers are refused (422).
   */
  open(text: string | undefined, scope: CursorScope): Values | null | Refusal<'input.invalid'>
}

/** Creates the cursors of a list; `field` is the input field they are passed in. */
export type CreateCursors = <Values extends readonly unknown[]>(list: {
  readonly name: string
  readonly parts: CursorParts<Values>
  readonly field: string
}) => ListCursors<Values>

/** Every cursor is this many bytes or a multiple, so that its length reveals nothing either. */
const block = 64

/**
 * Creates the cursors of an installation: AES-256-GCM with a key of their own. Lists are sorted by
 * facts that readers must not know exactly, such as the last activity, and whoever could choose a
 * position could find those facts by bisection.
 */
export function createCursors(secret: string): CreateCursors {
  const key = createSecretKey(
    Buffer.from(hkdfSync('sha256', secret, '', 'platform.list_cursor', 32)),
  )
  return ({ name, parts, field }) => {
    const bind = (scope: CursorScope) => Buffer.from(JSON.stringify([name, ...scope]))
    return {
      seal(values, scope) {
        const text = Buffer.from(encodeCursor(parts, values))
        const plain = Buffer.alloc(Math.ceil((text.length + 1) / block) * block, '\n')
        text.copy(plain)
        const nonce = newBytes(12)
        const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bind(scope))
        const sealed = [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]
        return Buffer.concat(sealed).toString('base64url')
      },
      open(text, scope) {
        if (text === undefined) return null
        const plain = decrypt(text, bind(scope))
        const values = plain === null ? null : decodeCursor(parts, plain.trimEnd())
        return values ?? refuse('input.invalid', { field })
      },
    }
  }

  function decrypt(text: string, bound: Buffer): string | null {
    if (!/^[\w-]{56,}$/.test(text)) return null
    const sealed = Buffer.from(text, 'base64url')
    // Base64 has spare bits at its end: each cursor has exactly one spelling.
    if (sealed.toString('base64url') !== text) return null
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
      .setAAD(bound)
      .setAuthTag(sealed.subarray(-16))
    try {
      return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      return null
    }
  }
}
