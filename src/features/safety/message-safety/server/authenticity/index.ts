import type { Handlers } from '#kernel/handler.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/authenticity.ts'
import type { AuthenticityDeps } from './deps.ts'
import { personalData } from './personal-data.ts'
import { readRealPersonAnswer } from './read-real-person-answer.ts'
import { deleteBetween } from './store.ts'

export type { AuthenticityDeps } from './deps.ts'

export interface Authenticity {
  readonly handlers: Handlers<typeof contract, Site>
  /** Event subscribers; they run in the emitter's transaction. */
  readonly subscribers: {
    readonly 'blocks.blocked': TransactionalSubscriber<{ account: number; other: number }>
  }
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Answers “Is this a real person?” from the record; part of message safety. */
export function createAuthenticity(deps: AuthenticityDeps): Authenticity {
  return {
    handlers: { 'authenticity.read_status': readRealPersonAnswer(deps) },
    subscribers: {
      'blocks.blocked': (tx, { account, other }) => deleteBetween(tx, account, other),
    },
    personalData,
  }
}
