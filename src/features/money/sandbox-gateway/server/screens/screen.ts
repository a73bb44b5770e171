import type { en } from '../../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { SandboxScreen } from '#features/money/payments/index.ts'
import type { html } from 'hono/html'
import type { FieldError, BankInput } from '../../rules/bank-input.ts'

/** An escaped HTML fragment. */
export type HtmlFragment = ReturnType<typeof html>

/** Translates a text of the bank page. */
export type TranslateKey<Tree = typeof en> = (
  key: PhraseKey<Tree>,
  values?: Readonly<Record<string, string>>,
) => string

/** A payment as shown on the bank page. */
export interface ScreenFacts {
  readonly shape: SandboxScreen
  /** Formatted with its currency. */
  readonly amount: string
  /** The name of the payment method. */
  readonly method: string
  /** The payment's id; a transfer's reference is derived from it. */
  readonly payment: string
  /** The URL the form is submitted to. */
  readonly action: string
  readonly typed: BankInput
  readonly faults: Readonly<Record<string, FieldError>>
  readonly say: TranslateKey
}
