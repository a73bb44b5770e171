import { lazy } from '#platform/web/lazy.tsx'

/** The back button of the installed app. */
export const BackButton = lazy(async () => (await import('./lazy-parts.tsx')).BackButton)
export const Footer = lazy(async () => (await import('./lazy-parts.tsx')).Footer)
/** The language menu. Its list can open before this is loaded, because it is a native popover. */
export const LanguageMenu = lazy(async () => (await import('./lazy-parts.tsx')).LanguageMenu)
/** The member's own menu, which can also open before this is loaded. */
export const MemberMenu = lazy(async () => (await import('./lazy-parts.tsx')).MemberMenu)
/** Listens to the live connection. */
export const LiveListener = lazy(async () => (await import('./lazy-parts.tsx')).LiveListener)
export const Reminders = lazy(async () => (await import('./lazy-parts.tsx')).Reminders)
/** The time bonus banner in the members area. */
export const BonusBanner = lazy(async () => (await import('./lazy-parts.tsx')).BonusBanner)
/** The time bonus as a dialog, for members without credits. */
export const TimedBonusDialog = lazy(
  async () => (await import('./lazy-parts.tsx')).TimedBonusDialog,
)
/** Asks for consent to scripts of other companies, on campaign pages. */
export const TagBanner = lazy(
  async () => (await import('#features/site/campaign-pages/web/index.ts')).TagBanner,
)
/** Unsent text from conversations in which no one can write any more. */
export const UnsentText = lazy(async () => (await import('./lazy-parts.tsx')).UnsentText)

/** All lazy components of the frame: every page shows some of them. */
export const frameParts = [
  BackButton,
  Footer,
  LanguageMenu,
  MemberMenu,
  LiveListener,
  Reminders,
  BonusBanner,
  TimedBonusDialog,
  TagBanner,
  UnsentText,
]
