/** A request to the ledger, as the property test makes them up. `account` and keys are small numbers. */
export type Request =
  | { do: 'grant'; account: number; key: number; credits: number; bought: boolean; price: number }
  | { do: 'spend'; account: number; key: number; credits: number; reason: 'message' | 'gift' }
  | { do: 'refund'; account: number; key: number; refundKey: number }
  | { do: 'take_back'; account: number; grantKey: number; key: number; whole: boolean }
  | { do: 'give_again'; account: number; takenKey: number; key: number }

export interface ModelLot {
  lot: number
  kind: 'bonus' | 'bought'
  granted: number
  remaining: number
  taken_back: number
  closed: boolean
}

/** What a taking back has in its book: what it took, and what came to a purchase undone by it since. */
interface TakenBack {
  readonly lot: ModelLot
  readonly closes: boolean
  credits: number
  again: boolean
}

interface Done {
  readonly asked: string
  readonly answer: Record<string, number>
  readonly version: number
  /** What was taken from which lots, for refunds. */
  readonly parts: readonly { lot: ModelLot; taken: number }[]
  refunded?: boolean
  readonly back?: TakenBack
}

/** One wallet as it ought to be, in plain memory: the yardstick for the real one. */
export interface ModelWallet {
  version: number
  readonly lots: ModelLot[]
  readonly done: Map<string, Done>
}

export const newModelWallet = (): ModelWallet => ({ version: 0, lots: [], done: new Map() })

export function balanceOf(wallet: ModelWallet, kind?: ModelLot['kind']): number {
  return wallet.lots
    .filter((lot) => kind === undefined || lot.kind === kind)
    .reduce((sum, lot) => sum + lot.remaining, 0)
}

/** Does a request to the model and gives the answer the ledger ought to give. */
export function doToModel(wallet: ModelWallet, request: Request): Record<string, unknown> {
  const name = `${request.do} ${request.do === 'refund' ? request.refundKey : request.key}`
  const same = wallet.done.get(name)
  // Whether all was taken back nothing tells any more once it was given again.
  const asked =
    request.do === 'take_back' && same?.back?.again
      ? wordsOf({ ...request, whole: same.back.closes })
      : wordsOf(request)
  const answer = (verdict: string, more: Record<string, number>) => ({ verdict, balance: balanceOf(wallet), ...more })
  if (same !== undefined) return answer(same.asked === asked ? 'repeated' : 'mismatch', same.answer)
  const verdict = effects[request.do](wallet, request as never)
  if (typeof verdict.why === 'string') return answer(verdict.why, verdict.answer)
  wallet.version += 1
  wallet.done.set(name, { asked, version: wallet.version, ...verdict })
  return answer(verdicts[request.do], verdict.answer)
}

const wordsOf = (request: Request) => JSON.stringify(request)

const verdicts = {
  grant: 'granted',
  spend: 'spent',
  refund: 'refunded',
  take_back: 'taken_back',
  give_again: 'given_again',
} as const

interface Effect {
  /** Why not; then nothing was done. */
  readonly why?: string
  readonly answer: Record<string, number>
  readonly parts: Done['parts']
  readonly back?: TakenBack
}
type Of<Name> = Extract<Request, { do: Name }>

const effects = {
  grant(wallet: ModelWallet, { credits, bought }: Of<'grant'>): Effect {
    const kind = bought ? 'bought' : 'bonus'
    const number = wallet.version + 1
    wallet.lots.push({ lot: number, kind, granted: credits, remaining: credits, taken_back: 0, closed: false })
    return { answer: {}, parts: [] }
  },

  spend(wallet: ModelWallet, { credits }: Of<'spend'>): Effect {
    if (balanceOf(wallet) < credits) return { why: 'not_enough', answer: { bonus: 0, bought: 0 }, parts: [] }
    const parts: { lot: ModelLot; taken: number }[] = []
    // One credit at a time, always from the first bonus lot that has one, else from the first bought one.
    for (let paid = 0; paid < credits; paid++) {
      const lot =
        wallet.lots.find(({ kind, remaining }) => kind === 'bonus' && remaining > 0) ??
        wallet.lots.find(({ remaining }) => remaining > 0)
      if (lot === undefined) throw new Error('the model lost a credit')
      lot.remaining -= 1
      const part = parts.find((one) => one.lot === lot)
      if (part === undefined) parts.push({ lot, taken: 1 })
      else part.taken += 1
    }
    const from = (kind: string) => parts.reduce((sum, { lot, taken }) => sum + (lot.kind === kind ? taken : 0), 0)
    return { answer: { bonus: from('bonus'), bought: from('bought') }, parts }
  },

  refund(wallet: ModelWallet, { key }: Of<'refund'>): Effect {
    const spend = wallet.done.get(`spend ${key}`)
    if (spend === undefined) return { why: 'not_spent', answer: { returned: 0 }, parts: [] }
    if (spend.refunded) return { why: 'already_refunded', answer: { returned: 0 }, parts: [] }
    spend.refunded = true
    let returned = 0
    for (const { lot, taken } of spend.parts) {
      if (lot.closed) lot.taken_back += taken
      else lot.remaining += taken
      for (const { back } of wallet.done.values())
        if (lot.closed && back?.lot === lot && back.closes && !back.again) back.credits += taken
      if (!lot.closed) returned += taken
    }
    return { answer: { returned }, parts: [] }
  },

  take_back(wallet: ModelWallet, { grantKey, whole }: Of<'take_back'>): Effect {
    const grant = wallet.done.get(`grant ${grantKey}`)
    const lot = wallet.lots.find((one) => one.lot === grant?.version)
    if (lot === undefined) return { why: 'not_granted', answer: { taken: 0 }, parts: [] }
    if (lot.closed) return { why: 'already_taken_back', answer: { taken: 0 }, parts: [] }
    const taken = lot.remaining
    lot.taken_back += taken
    lot.remaining = 0
    lot.closed = whole
    return { answer: { taken }, parts: [], back: { lot, closes: whole, credits: taken, again: false } }
  },

  give_again(wallet: ModelWallet, { takenKey }: Of<'give_again'>): Effect {
    const back = wallet.done.get(`take_back ${takenKey}`)?.back
    const no = (why: string): Effect => ({ why, answer: { given: 0 }, parts: [] })
    if (back === undefined) return no('not_taken_back')
    if (back.again) return no('already_given_again')
    const { lot, closes, credits } = back
    if (lot.closed && !closes) return no('already_taken_back')
    back.again = true
    lot.taken_back -= credits
    lot.remaining += credits
    lot.closed = false
    return { answer: { given: credits }, parts: [] }
  },
}
