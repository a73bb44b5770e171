import { lazy } from '#platform/web/lazy.tsx'

/** The back button of the installed app. */
export const BackButton = lazy(async () => (await import('./lazy-parts.tsx')).BackButton)
export const Footer = lazy(async () => (await import('./lazy-parts.tsx')).Footer)
/** The language menu. Its list can open before this is loaded, because it is a native popover. */
export const LanguageMenu = lazy(async () => (await import('./lazy-parts.tsx')).LanguageMenu)
/** Deletes what the browser keeps of a member who has left. */
export const VisitorListener = lazy(async () => (await import('./lazy-parts.tsx')).VisitorListener)
/** The member's own menu, which can also open before this is loaded. */
export const MemberMenu = lazy(async () => (await import('./member-parts.tsx')).MemberMenu)
/** Listens to the live connection. */
export const LiveListener = lazy(async () => (await import('./member-parts.tsx')).LiveListener)
export const Reminders = lazy(async () => (await import('./member-parts.tsx')).Reminders)
/** The time bonus banner in the members area. */
export const BonusBanner = lazy(async () => (await import('./member-parts.tsx')).BonusBanner)
/** The time bonus as a dialog, for members without credits. */
export const TimedBonusDialog = lazy(
  async () => (await import('./member-parts.tsx')).TimedBonusDialog,
)
/** Asks members to accept new terms. */
export const AcceptTerms = lazy(async () => (await import('./member-parts.tsx')).AcceptTerms)
/** Unsent text from conversations in which no one can write any more. */
export const UnsentText = lazy(async () => (await import('./member-parts.tsx')).UnsentText)
/** Asks for consent to scripts of other companies, on campaign pages. */
export const TagBanner = lazy(
  async () => (await import('#features/site/campaign-pages/web/index.ts')).TagBanner,
)

const shownToAll = [BackButton, Footer, LanguageMenu, VisitorListener]
const shownToMembers = [
  MemberMenu,
  LiveListener,
  Reminders,
  BonusBanner,
  TimedBonusDialog,
  AcceptTerms,
  UnsentText,
]

/** The lazy components of the frame that a page may show: every page shows some of them. */
export function listFrameParts({ member, tags }: { member: boolean; tags: boolean }) {
  return [...shownToAll, ...(member ? shownToMembers : []), ...(tags ? [TagBanner] : [])]
}
