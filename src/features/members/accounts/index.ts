export { ageOn, validateBirthDate, oldestAllowedAge } from './rules/age.ts'
export { fromBase64url, toBase64url } from './rules/base64url.ts'
export {
  detectBrowser,
  detectSystem,
  type Browser,
  type System,
} from './rules/detect-browser.ts'
export { emailKey, maxEmailLength, isEmail } from './rules/email.ts'
export { nameKey } from './rules/name.ts'
export { type Network, readTrafficSource } from './rules/network.ts'
export {
  normalizePasskeyName,
  maxPasskeyNameLength,
  maxPasskeys,
} from './rules/passkeys.ts'
export { isOfContextWords, listOwnNames } from './rules/context-words.ts'
export { isWeakPassword, minPasswordLength } from './rules/password.ts'
export { safeReturnPath } from './rules/return-path.ts'
export { offlineCookie, sessionCookie } from './rules/cookies.ts'
export {
  abandonedMs,
  emailChangeMs,
  erasedMemberMs,
  exportMs,
  logInHistoryMs,
  pauseMs,
  reactivationMs,
  undoMs,
} from './rules/periods.ts'
