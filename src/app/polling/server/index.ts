import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { PollingDeps } from './deps.ts'
import { read } from './read.ts'

export interface Polling {
  readonly handlers: Handlers<typeof contract, Site>
}

/**
 * Answers polls by running the features' own handlers in parallel: one round trip and one session
 * lookup.
 */
export function createPolling(deps: PollingDeps): Polling {
  return { handlers: { 'polling.read': read(deps) } }
}
