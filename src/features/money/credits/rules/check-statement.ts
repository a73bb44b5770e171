/** A movement in a credit statement with its transfers: the input of its hash. */
export interface StatementMovement {
  readonly number: number
  readonly kind: string
  readonly amount: number
  readonly bonus: number
  readonly bought: number
  readonly balance: number
  readonly reason: string
  readonly ref: string | null
  readonly reverses: number | null
  readonly at: string
  readonly price: { readonly minor: number; readonly currency: string } | null
  readonly transfers: readonly {
    readonly debit: string
    readonly credit: string
    readonly amount: number
    readonly lot: number
    readonly lot_version: number
    readonly lot_left: number
  }[]
}

/** A member's statement as exported for offline verification; hashes are hex. */
export interface CreditStatement {
  /** Initial value of the hash chain; `null` before the first seal. */
  readonly salt: string | null
  readonly movements: readonly StatementMovement[]
  /** The last movement of the member's chain covered by each seal. */
  readonly sealed: readonly {
    readonly seal: number
    readonly number: number
    readonly hash: string
  }[]
  /** Path from the last of them to the public seal. */
  readonly proof: {
    readonly seal: number
    readonly at: string
    readonly previous: string
    readonly root: string
    readonly hash: string
    readonly path: readonly {
      readonly side: 'left' | 'right' | null
      readonly hash: string | null
    }[]
  } | null
}

/** The first fault found, and the movement or seal it concerns. */
export interface StatementFault {
  readonly fault: 'gap' | 'balance' | 'transfers' | 'lot' | 'sealed' | 'proof'
  readonly number: number
}

/** SHA-256 over the concatenation of texts (as UTF-8) and bytes. */
export type Digest = (...parts: readonly (string | Uint8Array)[]) => Promise<Uint8Array>

/** Formats a movement as the line its hash covers; must match `credits.movement_line`. */
export function formatMovementLine(movement: StatementMovement): string {
  const {
    number,
    kind,
    amount,
    bonus,
    bought,
    balance,
    reason,
    ref,
    reverses,
    at,
    price,
    transfers,
  } = movement
  const moved = transfers.map(
    (t) => `${t.debit}>${t.credit} ${t.amount} ${t.lot}.${t.lot_version}=${t.lot_left}`,
  )
  const cost = price === null ? '' : `${price.currency} ${price.minor}`
  return [
    number,
    kind,
    amount,
    bonus,
    bought,
    balance,
    reason,
    ref ?? '',
    reverses ?? '',
    at,
    cost,
    moved.join(),
  ].join('|')
}

/**
 * Verifies a complete statement: numbers, balances, lots, every hash, and the path up to the public
 * seal (BEY-07). Returns the first fault, or `null`.
 */
export async function checkStatement(
  statement: CreditStatement,
  digest: Digest,
): Promise<StatementFault | null> {
  return findArithmeticFault(statement.movements) ?? (await findBadHash(statement, digest))
}

function findArithmeticFault(movements: readonly StatementMovement[]): StatementFault | null {
  const lots = new Map<number, { version: number; left: number }>()
  let number = 0
  let balance = 0
  for (const movement of movements) {
    number += 1
    balance += movement.bonus + movement.bought
    if (movement.number !== number) return { fault: 'gap', number }
    if (movement.balance !== balance || balance < 0) return { fault: 'balance', number }
    let moved = 0
    for (const {
      debit,
      credit,
      amount,
      lot,
      lot_version: version,
      lot_left: left,
    } of movement.transfers) {
      const before = lots.get(lot) ?? { version: 0, left: 0 }
      const change = credit === 'lot' ? amount : -amount
      if (amount <= 0 || (credit === 'lot') === (debit === 'lot'))
        return { fault: 'transfers', number }
      if (version !== before.version + 1 || left !== before.left + change || left < 0)
        return { fault: 'lot', number }
      lots.set(lot, { version, left })
      moved += change
    }
    if (moved !== movement.bonus + movement.bought) return { fault: 'transfers', number }
  }
  return null
}

async function findBadHash({ salt, movements, sealed, proof }: CreditStatement, digest: Digest) {
  const hashes: string[] = []
  let chain: string | Uint8Array = salt ?? ''
  for (const movement of movements) {
    chain = await digest(chain, formatMovementLine(movement))
    hashes.push(toHex(chain))
  }
  const wrong = sealed.find(({ number, hash }) => hashes[number - 1] !== hash)
  if (wrong !== undefined) return { fault: 'sealed' as const, number: wrong.number }
  const last = sealed.at(-1)
  if (proof === null)
    return last === undefined ? null : { fault: 'proof' as const, number: last.number }
  const root = await climb(last?.hash ?? '', proof.path, digest)
  const hash = toHex(
    await digest(fromHex(proof.previous), `${proof.seal}|${proof.at}`, fromHex(proof.root)),
  )
  const matches = last?.seal === proof.seal && root === proof.root && hash === proof.hash
  return matches ? null : { fault: 'proof' as const, number: proof.seal }
}

/** Computes the root from a leaf; `side` is the side of each level's neighbour. */
async function climb(
  leaf: string,
  path: NonNullable<CreditStatement['proof']>['path'],
  digest: Digest,
): Promise<string> {
  let at = await digest(Uint8Array.of(0), fromHex(leaf))
  for (const { side, hash } of path) {
    const neighbour = fromHex(hash ?? '')
    at = await (side === 'left'
      ? digest(Uint8Array.of(1), neighbour, at)
      : digest(Uint8Array.of(1), at, neighbour))
  }
  return toHex(at)
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
