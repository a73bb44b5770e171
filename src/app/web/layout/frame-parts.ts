import { part } from '#platform/web/part.tsx'

export const Footer = part(async () => (await import('./late.tsx')).Footer)
/** The language menu. Its list opens before this is loaded, because it is a native popover. */
export const LanguageMenu = part(async () => (await import('./late.tsx')).LanguageMenu)
/** The member's own menu, which also opens before this is loaded. */
export const MemberMenu = part(async () => (await import('./late.tsx')).MemberMenu)
/** Listens to the live connection. */
export const LiveEar = part(async () => (await import('./late.tsx')).LiveEar)
export const Reminders = part(async () => (await import('./late.tsx')).Reminders)
/** The time bonus banner in the members area. */
export const BonusBanner = part(async () => (await import('./late.tsx')).BonusBanner)
/** The time bonus as a dialog, for members without credits. */
export const TimedBonusDialog = part(async () => (await import('./late.tsx')).TimedBonusDialog)
/** Unsent text from conversations that can no longer be written in. */
export const KeptWords = part(async () => (await import('./late.tsx')).KeptWords)

/** All lazy components of the frame: every page shows some of them. */
export const frameParts = [
  Footer,
  LanguageMenu,
  MemberMenu,
  LiveEar,
  Reminders,
  BonusBanner,
  TimedBonusDialog,
  KeptWords,
]
