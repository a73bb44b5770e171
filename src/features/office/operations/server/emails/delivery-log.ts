import type { DeliveryRecords } from '#features/conversation/notifications/server/index.ts'
import { formatEmailKey, parseEmailKey } from '#features/conversation/notifications/index.ts'
import type { DeliverEmail, Email } from '#platform/server/mail/email.ts'
import { hashEmailKey } from '#platform/server/mail/smtp.ts'
import { newId } from '#platform/server/random.ts'
import { createKeyedHash } from '#platform/server/secrets/keyed-hash.ts'
import { findTask } from '#platform/server/tasks/running-task.ts'
import { describeFailure, type SendError, shortenReply } from '../../rules/email-states.ts'
import type { DeliveryLogDeps } from './deps.ts'
import { updateReturned, updateState, upsertAttempt } from './store-record.ts'

/** Records the outcomes of emails (OPS-09). */
export interface DeliveryLog extends DeliveryRecords {
  /** Delivers emails as before, and records each try. */
  wrap(deliver: DeliverEmail): DeliverEmail
}

/** The keyed hash under which addresses are recorded. */
export function createAddressHash(secret: string): (address: string) => Buffer {
  const hash = createKeyedHash(secret, 'operations.email_address')
  return (address) => hash.digest(address.toLowerCase())
}

export function createDeliveryLog({ database, clock, log, secret }: DeliveryLogDeps): DeliveryLog {
  const hashAddress = createAddressHash(secret)

  /** An outcome that could not be recorded must not cause the email to be sent again. */
  async function settle(key: string, state: Parameters<typeof updateState>[2]): Promise<void> {
    try {
      await updateState(database, hashEmailKey(key), state, clock.now())
    } catch (error) {
      log.warn({ error }, 'the outcome of an email could not be recorded')
    }
  }

  return {
    wrap: (deliver) => async (mail) => {
      const task = findTask()
      const addressHash = hashAddress(mail.to)
      const key = mail.key ?? createKey(mail, task, addressHash)
      await upsertAttempt(
        database,
        {
          id: newId(),
          keyHash: hashEmailKey(key),
          account: mail.reader,
          addressHash,
          kind: mail.category,
          task: task?.id ?? null,
          notification: parseEmailKey(key),
          state: 'sending',
        },
        clock.now(),
      )
      try {
        const delivery = await deliver({ ...mail, key })
        await settle(key, {
          state: delivery.accepted ? 'accepted' : 'refused',
          reply: shortenReply({ response: delivery.reply }),
        })
        return delivery
      } catch (error) {
        const facts = error as SendError
        await settle(key, { state: describeFailure(facts), reply: shortenReply(facts) })
        throw error
      }
    },
    returned: async ({ account, address, report }, now) => {
      await updateReturned(
        database,
        {
          account,
          addressHash: hashAddress(address),
          keyHash: report.messageId ?? null,
          state: report.kind === 'complaint' ? 'complained' : 'bounced',
          reply: report.status === '' ? null : report.status.slice(0, 40),
        },
        now,
      )
    },
    suppressed: async ({ id, account, kind, address }, now) => {
      await upsertAttempt(
        database,
        {
          id: newId(),
          keyHash: hashEmailKey(formatEmailKey(id)),
          account,
          addressHash: hashAddress(address),
          kind,
          task: null,
          notification: id,
          state: 'suppressed',
        },
        now,
      )
    },
  }
}

/** Tries of the same subscriber to send an email of the same kind to the same person are one email. */
function createKey(
  { category }: Email,
  task: ReturnType<typeof findTask>,
  addressHash: Buffer,
): string {
  return task === null
    ? newId()
    : `task-${task.id}-${task.subscriber}-${category}-${addressHash.toString('hex')}`
}
