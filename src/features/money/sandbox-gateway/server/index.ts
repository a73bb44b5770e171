export { evaluateInput as judgeTyped } from '../rules/evaluate-input.ts'
export type {
  BankDecision as Fate,
  FieldError as Fault,
  InputResult as Judged,
  ScreenKind as Shape,
  BankInput as Typed,
} from '../rules/bank-input.ts'
export { bankStyle } from './bank-style.ts'
export { renderPayScreen as payScreen } from './pay-screen.ts'
export { renderTransferScreen as transferScreen } from './transfer-screen.ts'
export type { HtmlFragment as Piece, TranslateKey as Say, ScreenFacts } from './screen.ts'
