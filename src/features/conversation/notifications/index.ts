export {
  type EmailKind,
  emailKinds,
  frequencies,
  isEmailKind,
} from './rules/preferences.ts'
export { quietFrom, quietUntil } from './rules/quiet-hours.ts'
export { firstReminderHours, lastReminderDays, profileReminderDays } from './rules/reminders.ts'
