import type { Answer } from './answer.ts'

/** Makes a call by its name. In the browser over HTTP; while the server renders, straight to the handler. */
export interface Api {
  ask(name: string, input: unknown, options?: AskOptions): Promise<Answer<unknown>>
}

export interface AskOptions {
  readonly signal?: AbortSignal
}
