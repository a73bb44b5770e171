import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { PollingDeps } from './deps.ts'
import { read } from './read.ts'

export interface Polling {
  readonly handlers: Handlers<typeof contract, Site>
}

/** Answers polls out of the features' own calls, all at once: one way there and back, one look at the session. */
export function createPolling(deps: PollingDeps): Polling {
  return { handlers: { 'polling.read': read(deps) } }
}
