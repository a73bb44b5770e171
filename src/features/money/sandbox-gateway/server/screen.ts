import type { html } from 'hono/html'
import type { Fault, Shape, Typed } from '../rules/typed.ts'

/** An escaped HTML fragment. */
export type Piece = ReturnType<typeof html>

/** Translates a text of the bank page. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string

/** A payment as shown on the bank page. */
export interface ScreenFacts {
  readonly shape: Shape
  /** Formatted with its currency. */
  readonly amount: string
  /** The name of the payment method. */
  readonly method: string
  /** The payment's id; a transfer's reference is derived from it. */
  readonly payment: string
  /** The URL the form is submitted to. */
  readonly action: string
  readonly typed: Typed
  readonly faults: Readonly<Record<string, Fault>>
  readonly say: Say
}
