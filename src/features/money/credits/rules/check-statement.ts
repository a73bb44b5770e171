/** A movement of a statement, with its transfers: what its line, and so its hash, is made of. */
export interface StatedMovement {
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

/** What a member takes along to check offline; hashes are in hex. */
export interface Statement {
  /** What the chain begins with; null before the first seal. */
  readonly salt: string | null
  readonly movements: readonly StatedMovement[]
  /** How far the own chain went at each seal. */
  readonly sealed: readonly { readonly seal: number; readonly number: number; readonly hash: string }[]
  /** From the last of them to the seal everybody can read. */
  readonly proof: {
    readonly seal: number
    readonly at: string
    readonly previous: string
    readonly root: string
    readonly hash: string
    readonly path: readonly { readonly side: 'left' | 'right' | null; readonly hash: string | null }[]
  } | null
}

/** What is wrong first, and at which movement or seal; null when all is well. */
export interface StatementFault {
  readonly fault: 'gap' | 'balance' | 'transfers' | 'lot' | 'sealed' | 'proof'
  readonly number: number
}

/** SHA-256 over texts (as UTF-8) and bytes, one after the other. */
export type Digest = (...parts: readonly (string | Uint8Array)[]) => Promise<Uint8Array>

/** A movement as the one line its hash covers; `credits.movement_line` writes the same. */
export function lineOf(movement: StatedMovement): string {
  const { number, kind, amount, bonus, bought, balance, reason, ref, reverses, at, price, transfers } = movement
  const moved = transfers.map((t) => `${t.debit}>${t.credit} ${t.amount} ${t.lot}.${t.lot_version}=${t.lot_left}`)
  const cost = price === null ? '' : `${price.currency} ${price.minor}`
  return [number, kind, amount, bonus, bought, balance, reason, ref ?? '', reverses ?? '', at, cost, moved.join()].join(
    '|',
  )
}

/** Reckons a whole statement anew: numbers, balances, lots, every hash, and the way up to the public seal (BEY-07). */
export async function checkStatement(statement: Statement, digest: Digest): Promise<StatementFault | null> {
  return findBadSum(statement.movements) ?? (await findBadHash(statement, digest))
}

function findBadSum(movements: readonly StatedMovement[]): StatementFault | null {
  const lots = new Map<number, { version: number; left: number }>()
  let number = 0
  let balance = 0
  for (const movement of movements) {
    number += 1
    balance += movement.bonus + movement.bought
    if (movement.number !== number) return { fault: 'gap', number }
    if (movement.balance !== balance || balance < 0) return { fault: 'balance', number }
    let moved = 0
    for (const { debit, credit, amount, lot, lot_version: version, lot_left: left } of movement.transfers) {
      const before = lots.get(lot) ?? { version: 0, left: 0 }
      const change = credit === 'lot' ? amount : -amount
      if (amount <= 0 || (credit === 'lot') === (debit === 'lot')) return { fault: 'transfers', number }
      if (version !== before.version + 1 || left !== before.left + change || left < 0) return { fault: 'lot', number }
      lots.set(lot, { version, left })
      moved += change
    }
    if (moved !== movement.bonus + movement.bought) return { fault: 'transfers', number }
  }
  return null
}

async function findBadHash({ salt, movements, sealed, proof }: Statement, digest: Digest) {
  const hashes: string[] = []
  let chain: string | Uint8Array = salt ?? ''
  for (const movement of movements) {
    chain = await digest(chain, lineOf(movement))
    hashes.push(hexOf(chain))
  }
  const wrong = sealed.find(({ number, hash }) => hashes[number - 1] !== hash)
  if (wrong !== undefined) return { fault: 'sealed' as const, number: wrong.number }
  const last = sealed.at(-1)
  if (proof === null) return last === undefined ? null : { fault: 'proof' as const, number: last.number }
  const root = await climb(last?.hash ?? '', proof.path, digest)
  const hash = hexOf(await digest(fromHex(proof.previous), `${proof.seal}|${proof.at}`, fromHex(proof.root)))
  const holds = last?.seal === proof.seal && root === proof.root && hash === proof.hash
  return holds ? null : { fault: 'proof' as const, number: proof.seal }
}

/** From a leaf up to the root: at each level the neighbour stands on its side. */
async function climb(leaf: string, path: NonNullable<Statement['proof']>['path'], digest: Digest): Promise<string> {
  let at = await digest(Uint8Array.of(0), fromHex(leaf))
  for (const { side, hash } of path) {
    const neighbour = fromHex(hash ?? '')
    at = await (side === 'left' ? digest(Uint8Array.of(1), neighbour, at) : digest(Uint8Array.of(1), at, neighbour))
  }
  return hexOf(at)
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
