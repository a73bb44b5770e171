export { type EmailState, emailStates } from './rules/email-states.ts'
