/**
 * A parsed block name: an account or phone, blocked permanently, by its keyed hash; or a return by
 * its order.
 */
export type BlockName =
  | { readonly kind: 'iban' | 'phone'; readonly mark: string }
  | { readonly kind: 'return'; readonly order: string }

/** The kinds of blocks that staff can lift. */
export const blockKinds = ['iban', 'phone', 'return'] as const

/**
 * Parses `iban-` or `phone-` with a 64-character hash, or `return-` with an order id; null for
 * anything else.
 */
export function parseBlockName(name: string): BlockName | null {
  const [, kind, mark] = /^(iban|phone)-([0-9a-f]{64})$/.exec(name) ?? []
  if (mark !== undefined) return { kind: kind === 'iban' ? 'iban' : 'phone', mark }
  const order = /^return-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(name)?.[1]
  return order === undefined ? null : { kind: 'return', order }
}

/** Enough of a hash to tell it apart from others. */
export const shortenMark = (mark: string) => mark.slice(0, 12)

/** A block as the audit log names it. */
export function shortenBlockName(name: BlockName): string {
  return name.kind === 'return' ? name.order : shortenMark(name.mark)
}
