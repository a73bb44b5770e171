import type { EventPayload } from '#kernel/event.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { AsyncSubscriber, TransactionalSubscriber } from '#platform/server/events/emit.ts'
import { createSeal } from '#platform/server/secrets/seal.ts'
import { type MethodKey, methodKeys } from '#features/money/payments/index.ts'
import type { events as paymentEvents } from '#features/money/payments/contract/payments.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/direct-debit.ts'
import { suspendedUntil } from '../rules/strikes.ts'
import { selectDueDays } from './store-debits.ts'
import { announceDue } from './announce.ts'
import { findMissingRequirements } from './creditor.ts'
import type { DirectDebitDeps } from './deps.ts'
import { createDebitReturnHandler } from './debit-return-handler.ts'
import { listMandates, revokeMandate } from './mandates.ts'
import { openLiftApprovals } from './lift-approvals.ts'
import { createMarks } from './marks.ts'
import { decideLift, liftBlock, listBlocks } from './office-blocks.ts'
import { orderByDebit } from './order.ts'
import { createPersonalData } from './personal-data.ts'
import { readForm } from './read-form.ts'
import { requestCode } from './request-code.ts'
import { sendAnnouncement } from './send-announcement.ts'
import { selectStrikes } from './store-strikes.ts'
import { tidy } from './tidy.ts'

export type { DirectDebitDeps } from './deps.ts'

export interface DirectDebit {
  readonly handlers: Handlers<typeof contract, Site>
  readonly subscribers: {
    readonly 'payments.status_received': TransactionalSubscriber<
      EventPayload<(typeof paymentEvents)['payments.status_received']>
    >
    readonly 'direct_debit.collected': AsyncSubscriber<{ order: string }>
  }
  /**
   * The payment methods that a site can offer: all but direct debit if one of its requirements is
   * missing; undefined for no restriction.
   */
  readonly methodsOn: (site: Site) => readonly MethodKey[] | undefined
  /** Payment methods not available to a member because a debit was returned. */
  readonly closedTo: (account: number, now: Date) => Promise<readonly MethodKey[]>
  /** The days from which the debits of orders are collected, by order. */
  readonly findDueDays: (orders: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Sends missing announcements to payers; a scheduled job. */
  readonly announceDue: (now: Date) => Promise<void>
  /** Deletes data that is no longer needed; a scheduled job. */
  readonly tidy: (now: Date) => Promise<void>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/**
 * Direct debit: account details, a code that verifies the phone, a mandate, and collections under
 * it (CRED-07).
 */
export function createDirectDebit(installation: DirectDebitDeps): DirectDebit {
  const { database, secret } = installation
  const deps = {
    ...installation,
    marks: createMarks(secret),
    seal: createSeal(secret, 'direct_debit.details'),
    approvals: openLiftApprovals(installation.openApprovals),
  }
  return {
    handlers: {
      'direct_debit.read_form': readForm(deps),
      'direct_debit.request_code': requestCode(deps),
      'direct_debit.order': orderByDebit(deps),
      'direct_debit.list_mandates': listMandates(deps),
      'direct_debit.revoke_mandate': revokeMandate(deps),
      'direct_debit.list_blocks': listBlocks(deps),
      'direct_debit.lift_block': liftBlock(deps),
      'direct_debit.decide_lift': decideLift(deps),
    },
    subscribers: {
      'payments.status_received': createDebitReturnHandler(),
      'direct_debit.collected': sendAnnouncement(deps),
    },
    methodsOn: (site) =>
      findMissingRequirements(site, deps).length === 0
        ? undefined
        : methodKeys.filter((key) => key !== 'sdd'),
    closedTo: async (account, now) =>
      suspendedUntil(await selectStrikes(database, account, null), now) === null ? [] : ['sdd'],
    findDueDays: (orders) => selectDueDays(database, orders),
    announceDue: (now) => announceDue(deps, now),
    tidy: (now) => tidy(deps, now),
    personalData: createPersonalData(deps),
  }
}
