import { createHash } from 'node:crypto'
import { DebitRefused } from '../debit.ts'
import { CardRefused, GatewayUnreachable } from './gateway.ts'

/**
 * Reduces an error of a provider's SDK to a message without keys, bodies or headers of the request.
 */
export function sanitizeError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('a value that is not an Error was thrown')
  const { name, statusCode, code, type } = error as Error & {
    statusCode?: unknown
    code?: unknown
    type?: unknown
  }
  const facts = [statusCode, code, type].filter(
    (fact) => typeof fact === 'number' || typeof fact === 'string',
  )
  const sanitized = new Error([name, ...facts].join(' '))
  sanitized.name = 'ProviderError'
  return sanitized
}

/** Runs a call to a provider and converts any unexpected error to `GatewayUnreachable`. */
export async function callProvider<T>(gateway: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (
      error instanceof GatewayUnreachable ||
      error instanceof CardRefused ||
      error instanceof DebitRefused
    )
      throw error
    throw new GatewayUnreachable(gateway, sanitizeError(error))
  }
}

/**
 * Derives an idempotency key for a step before the payment: a UUID that is the same on every
 * attempt.
 */
export function deriveKey(attempt: string, step: string): string {
  const hex = createHash('sha256').update(`${step}:${attempt}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function isAttempt(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
