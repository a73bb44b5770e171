export {
  resendAfterMs,
  parseCode,
  codeValidMs,
  checkCode,
  maxAttempts,
} from './rules/code-rules.ts'
export { findCountries } from './rules/find-countries.ts'
