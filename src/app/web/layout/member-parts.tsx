/** The same for members only, in a chunk that visitors don't load. */
export { LiveListener } from './live-listener.tsx'
export { MemberMenu } from './member-menu.tsx'
export { AcceptTerms } from '../accept-terms/accept-terms.tsx'
export { BonusBanner, Reminders, TimedBonusDialog } from '../reminders/index.ts'
export { UnsentText } from '#features/conversation/chat/web/index.ts'
