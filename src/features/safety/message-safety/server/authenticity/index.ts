import type { Handlers } from '#kernel/handler.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/authenticity.ts'
import type { HonestyDeps } from './deps.ts'
import { readStanding } from './read-standing.ts'
import { deleteBetween, deleteOf, selectExport } from './store.ts'

export type { HonestyDeps } from './deps.ts'

export interface Honesty {
  readonly handlers: Handlers<typeof contract, Site>
  /** Event subscribers; they run in the emitter's transaction. */
  readonly hears: {
    readonly 'blocks.blocked': NowSubscriber<{ account: number; other: number }>
    readonly 'accounts.erased': NowSubscriber<{ account: number }>
  }
  /** Everything stored here about a member, for their data export. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Answers “Is this a real person?” from the record; part of message safety. */
export function createHonesty(deps: HonestyDeps): Honesty {
  return {
    handlers: { 'authenticity.read_status': readStanding(deps) },
    hears: {
      'blocks.blocked': (tx, { account, other }) => deleteBetween(tx, account, other),
      'accounts.erased': (tx, { account }) => deleteOf(tx, account),
    },
    exportOwn: (account) => selectExport(deps.database, account),
  }
}
