export { ageOn, validateBirthDate, oldestAllowedAge } from './rules/age.ts'
export { fromBase64url, toBase64url } from './rules/base64url.ts'
export {
  detectBrowser,
  detectSystem,
  type Browser,
  type System,
} from './rules/detect-browser.ts'
export { emailKey, maxEmailLength, isEmail } from './rules/email.ts'
export { countAttempt as judgeTry, minutesLeft, type Tally } from './rules/lockout.ts'
export { readTrafficSource } from './rules/network.ts'
export {
  normalizePasskeyName,
  maxPasskeyNameLength,
  maxPasskeys,
} from './rules/passkeys.ts'
export { isWeakPassword } from './rules/password.ts'
