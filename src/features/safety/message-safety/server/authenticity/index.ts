import type { Handlers } from '#kernel/handler.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/authenticity.ts'
import type { AuthenticityDeps } from './deps.ts'
import { readRealPersonAnswer } from './read-real-person-answer.ts'
import { deleteBetween, deleteByAccount, selectExport } from './store.ts'

export type { AuthenticityDeps } from './deps.ts'

export interface Authenticity {
  readonly handlers: Handlers<typeof contract, Site>
  /** Event subscribers; they run in the emitter's transaction. */
  readonly subscribers: {
    readonly 'blocks.blocked': TransactionalSubscriber<{ account: number; other: number }>
    readonly 'accounts.erased': TransactionalSubscriber<{ account: number }>
  }
  /** Everything stored here about a member, for their data export. */
  readonly exportMemberData: (account: number) => ReturnType<typeof selectExport>
}

/** Answers “Is this a real person?” from the record; part of message safety. */
export function createAuthenticity(deps: AuthenticityDeps): Authenticity {
  return {
    handlers: { 'authenticity.read_status': readRealPersonAnswer(deps) },
    subscribers: {
      'blocks.blocked': (tx, { account, other }) => deleteBetween(tx, account, other),
      'accounts.erased': (tx, { account }) => deleteByAccount(tx, account),
    },
    exportMemberData: (account) => selectExport(deps.database, account),
  }
}
