import { emailKey } from '#features/members/accounts/index.ts'
import { formatReceiptNumber } from '#features/safety/reports/index.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { dueAt } from '../rules/deadlines.ts'
import type { Kind } from '../rules/requests.ts'
import { insertRequest, selectNoticeEmail } from './store-filing.ts'

/** A request of the demo's first day. */
export interface DemoRequest {
  /** Adding it again changes nothing. */
  readonly id: string
  readonly kind: Kind
  readonly details: string
  /** The member who proved it with their password; null for a visitor. */
  readonly account: number | null
  /** The address of a visitor. */
  readonly email: string
  readonly pool: number
  readonly site: number
  readonly locale: Locale
  readonly receivedAt: Date
}

export interface DemoRequests {
  /** Adds requests as if they had arrived before, without emails. */
  readonly add: (requests: readonly DemoRequest[]) => Promise<void>
}

export function createDemo({ database }: { readonly database: Database }): DemoRequests {
  return {
    async add(requests) {
      for (const { id, account, receivedAt, ...request } of requests) {
        const own = account === null ? null : await selectNoticeEmail(database, account)
        const email = account === null ? request.email : own
        const row = {
          ...request,
          id,
          clientId: id,
          number: formatReceiptNumber(id, 'P'),
          filedBy: account,
          account,
          email,
          emailKey: email === null ? null : emailKey(email),
          emailed: false,
          identity: account === null ? 'none' : 'password',
          dueAt: dueAt(receivedAt),
        } as const
        await database.transaction((tx) => insertRequest(tx, row, receivedAt))
      }
    },
  }
}
