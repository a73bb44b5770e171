import { hashEmailKey } from '#platform/server/mail/smtp.ts'
import type { EmailState } from '../../rules/email-states.ts'
import { createAddressHash } from './delivery-log.ts'
import type { DeliveryLogDeps } from './deps.ts'
import { insertRecord } from './store-record.ts'

/** An email of the demo's story. */
export interface EmailDraft {
  readonly id: string
  readonly account: number
  readonly address: string
  readonly kind: string
  readonly state: EmailState
  readonly reply: string | null
}

/** Records an email as if it had been sent; one with this id already stays as it is. */
export function recordEmail({ database, secret }: Pick<DeliveryLogDeps, 'database' | 'secret'>) {
  const hashAddress = createAddressHash(secret)
  return ({ address, ...email }: EmailDraft, at: Date): Promise<void> =>
    insertRecord(
      database,
      {
        ...email,
        keyHash: hashEmailKey(`story-${email.id}`),
        addressHash: hashAddress(address),
      },
      at,
    )
}
