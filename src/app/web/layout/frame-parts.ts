import { part } from '#platform/web/part.tsx'

/** The foot of the page. */
export const Footer = part(async () => (await import('./late.tsx')).Footer)
/** The languages; the list opens before this is there, for it is the browser's own. */
export const LanguageMenu = part(async () => (await import('./late.tsx')).LanguageMenu)
/** The member's own menu, likewise. */
export const MemberMenu = part(async () => (await import('./late.tsx')).MemberMenu)
/** The live connection's ear. */
export const LiveEar = part(async () => (await import('./late.tsx')).LiveEar)
/** What a member may have forgotten. */
export const Reminders = part(async () => (await import('./late.tsx')).Reminders)
/** The time bonus across the members area. */
export const BonusBanner = part(async () => (await import('./late.tsx')).BonusBanner)
/** The same as a dialog, for who has no credits. */
export const TimedBonusDialog = part(async () => (await import('./late.tsx')).TimedBonusDialog)
/** What was typed where nobody can write any more. */
export const KeptWords = part(async () => (await import('./late.tsx')).KeptWords)

/** All of them: every page shows some. */
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
