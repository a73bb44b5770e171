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
  /** What honesty hears of the features below, in the emitter's transaction. */
  readonly hears: {
    readonly 'blocks.blocked': NowSubscriber<{ account: number; other: number }>
    readonly 'accounts.erased': NowSubscriber<{ account: number }>
  }
  /** Everything kept here of a member, for their own file. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Honesty: whoever asks whether somebody is real gets the answer from the record. */
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
