import { createSeal } from '#platform/server/secrets/seal.ts'

/**
 * The part of a request that a link opens: `full` was emailed or given to someone who proved who they are; `screen` was shown
 * to a person who may have entered someone else's address, so it opens neither answer nor identity.
 */
export interface RequestKey {
  readonly id: number
  readonly scope: 'full' | 'screen'
}

/** Links that open one request without logging in. They work as long as the request is kept. */
export interface RequestLinks {
  /** The token of a request; a new one each time, and none is stored. */
  createToken(key: RequestKey): string
  /** Null if this installation did not write the token. */
  parse(token: string): RequestKey | null
}

export function createRequestLinks(secret: string): RequestLinks {
  const seal = createSeal(secret, 'data_requests.request')
  return {
    createToken: ({ id, scope }) => seal.close(`${scope} ${id}`).toString('base64url'),
    parse(token) {
      if (!/^[\w-]{40,200}$/.test(token)) return null
      try {
        const [scope = '', id = ''] = seal.open(Buffer.from(token, 'base64url')).split(' ')
        return scope === 'full' || scope === 'screen' ? { scope, id: Number(id) } : null
      } catch {
        return null
      }
    },
  }
}
