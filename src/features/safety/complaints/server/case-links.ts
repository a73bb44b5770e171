import { createSeal } from '#platform/server/secrets/seal.ts'

/** A complaint or a statement of reasons, by its key. */
export interface CaseKey {
  readonly kind: 'complaint' | 'statement'
  readonly id: number
}

/** Links that open one case without logging in. They work as long as the case is kept. */
export interface CaseLinks {
  /** The token of a case; a new one each time, and none is stored. */
  createToken(key: CaseKey): string
  /** The page of a case; its token is in the fragment, which no server logs. */
  createPath(key: CaseKey): string
  /** Null if this installation did not write the token. */
  parse(token: string): CaseKey | null
}

export function createCaseLinks(secret: string): CaseLinks {
  const seal = createSeal(secret, 'complaints.case')
  const createToken = ({ kind, id }: CaseKey) => seal.close(`${kind} ${id}`).toString('base64url')
  return {
    createToken,
    createPath: (key) => `/complaints/case#token=${createToken(key)}`,
    parse(token) {
      if (!/^[\w-]{40,200}$/.test(token)) return null
      try {
        const [kind = '', id = ''] = seal.open(Buffer.from(token, 'base64url')).split(' ')
        return kind === 'complaint' || kind === 'statement' ? { kind, id: Number(id) } : null
      } catch {
        return null
      }
    },
  }
}
