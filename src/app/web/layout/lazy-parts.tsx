/** The parts of the frame that are not needed for a first tap, in one chunk. */
export { BackButton } from './back-button.tsx'
export { Footer } from './footer.tsx'
export { LanguageMenu } from './language-menu.tsx'
export { LiveListener } from './live-listener.tsx'
export { MemberMenu } from './member-menu.tsx'
export { BonusBanner, Reminders, TimedBonusDialog } from '../reminders/index.ts'
export { UnsentText } from '#features/conversation/chat/web/index.ts'
