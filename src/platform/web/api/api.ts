import type { Answer } from './answer.ts'

/**
 * Calls an endpoint by its name: over HTTP in the browser, directly on the handler during server
 * rendering.
 */
export interface Api {
  call(name: string, input: unknown, options?: CallOptions): Promise<Answer<unknown>>
}

export interface CallOptions {
  readonly signal?: AbortSignal
}
