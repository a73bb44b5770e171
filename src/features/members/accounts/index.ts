export { ageOn, validateBirthDate as birthProblem, oldestAllowedAge as oldestTaken } from './rules/age.ts'
export { fromBase64url, toBase64url } from './rules/base64url.ts'
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
