import type { Answer } from './answer.ts'

/**
 * Calls an endpoint by its name: over HTTP in the browser, directly on the handler during server
 * rendering.
 */
export interface Api {
  ask(name: string, input: unknown, options?: AskOptions): Promise<Answer<unknown>>
}

export interface AskOptions {
  readonly signal?: AbortSignal
}
