export {
  resendAfterMs as againAfterMs,
  parseCode as codeDigits,
  codeValidMs as codeLastsMs,
  checkCode as judgeCode,
  maxAttempts as triesAtMost,
} from './rules/code-rules.ts'
export { findCountries as countriesOfNumber } from './rules/find-countries.ts'
