export { evaluateInput } from '../rules/evaluate-input.ts'
export type {
  BankDecision,
  FieldError,
  InputResult,
  ScreenKind,
  BankInput,
} from '../rules/bank-input.ts'
export { bankStyle } from './bank-style.ts'
export { renderPayScreen } from './pay-screen.ts'
export { renderTransferScreen } from './transfer-screen.ts'
export type { HtmlFragment, TranslateKey, ScreenFacts } from './screen.ts'
