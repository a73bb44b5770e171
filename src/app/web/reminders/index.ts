/** Public entry of reminders for screens. */
export { BonusBanner } from './bonus-banner.tsx'
export { hideDismissedReminders } from './dismissed-reminders.ts'
export { Reminders } from './reminders.tsx'
export { TimedBonusDialog } from './timed-bonus-dialog.tsx'
