import { createHash } from 'node:crypto'
import { DebitRefused } from './debit.ts'
import { CardRefused, GatewayUnreachable } from './gateway.ts'

/** What a provider's library threw, in words that hold no key, no body and no header of the request. */
export function wordsOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('something that is no error')
  const { name, statusCode, code, type } = error as Error & { statusCode?: unknown; code?: unknown; type?: unknown }
  const facts = [statusCode, code, type].filter((fact) => typeof fact === 'number' || typeof fact === 'string')
  const said = new Error([name, ...facts].join(' '))
  said.name = 'ProviderError'
  return said
}

/** Does something at a provider's edge: whatever is thrown there becomes `GatewayUnreachable`, but for what is known already. */
export async function atEdge<T>(gateway: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof GatewayUnreachable || error instanceof CardRefused || error instanceof DebitRefused)
      throw error
    throw new GatewayUnreachable(gateway, wordsOf(error))
  }
}

/** A second key of an attempt, for a step that comes before its payment: the same for every try, in the form of a UUID. */
export function keyFor(attempt: string, step: string): string {
  const hex = createHash('sha256').update(`${step}:${attempt}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Tells whether a text is an attempt's id. */
export function isAttempt(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
