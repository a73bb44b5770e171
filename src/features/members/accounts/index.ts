export { ageOn, validateBirthDate as birthProblem, dayAt, oldestAllowedAge as oldestTaken } from './rules/age.ts'
export { fromBase64url, toBase64url } from './rules/base64url.ts'
export { nextDay as dayAfter, startOfDay as dayBegins } from './rules/start-of-day.ts'
export {
  detectBrowser as browserOf,
  detectSystem as systemOf,
  type Browser,
  type System,
} from './rules/detect-browser.ts'
export { emailKey, maxEmailLength as emailLength, isEmail } from './rules/email.ts'
export { countAttempt as judgeTry, minutesLeft, type Tally } from './rules/lockout.ts'
export { readTrafficSource as networkOf } from './rules/network.ts'
export {
  normalizePasskeyName as passkeyName,
  maxPasskeyNameLength as passkeyNameMax,
  maxPasskeys as passkeysAtMost,
} from './rules/passkeys.ts'
export { isWeakPassword } from './rules/password.ts'
