import type { html } from 'hono/html'
import type { Fault, Shape, Typed } from '../rules/typed.ts'

/** A piece of a page, escaped. */
export type Piece = ReturnType<typeof html>

/** A sentence of the bank's page, in its language. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string

/** A payment as the bank's page shows it. */
export interface ScreenFacts {
  readonly shape: Shape
  /** Written out, with its currency. */
  readonly amount: string
  /** What the way to pay is called. */
  readonly method: string
  /** The payment's own name; a transfer's reference is taken from it. */
  readonly payment: string
  /** Where the page is sent. */
  readonly action: string
  readonly typed: Typed
  readonly faults: Readonly<Record<string, Fault>>
  readonly say: Say
}
