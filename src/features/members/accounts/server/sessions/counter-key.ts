import { attemptKey } from '#platform/server/attempts/count-attempts.ts'

/** The events that are counted, and for whom. */
export type CountedEvent =
  | {
      readonly of: 'log_in'
      readonly pool: number
      readonly typed: string
      readonly device?: string | null
    }
  | {
      readonly of: 'confirmation' | 'mail_change' | 'reactivation' | 'own_password'
      readonly account: number
    }
  | {
      readonly of: 'confirmation_to' | 'reset_to' | 'mail_change_to'
      readonly pool: number
      readonly email: string
      readonly device?: string | null
    }
  | {
      readonly of: 'reset'
      readonly pool: number
      readonly email: string
      readonly requester: string
    }

/**
 * Returns the key under which attempts and emails are counted. Everything visible to a stranger
 * depends only on the input and the requester, never on what was found, so that it is the same
 * whether or not an account exists.
 */
export function counterKey(counted: CountedEvent): Buffer {
  const { of, ...subject } = counted
  return attemptKey(`accounts.${of}`, subject)
}
