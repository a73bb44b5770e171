/** The door of reminders for screens. */
export { hidePutAside } from './put-aside.ts'
export { Reminders } from './reminders.tsx'
