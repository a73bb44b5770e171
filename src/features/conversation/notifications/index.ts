export {
  type EmailKind,
  emailKinds,
  frequencies,
  isEmailKind,
} from './rules/preferences.ts'
export { formatEmailKey, parseEmailKey } from './rules/email-key.ts'
export { quietFrom, quietUntil } from './rules/quiet-hours.ts'
export { firstReminderHours, lastReminderDays, profileReminderDays } from './rules/reminders.ts'
