import { useSyncExternalStore } from 'react'
import { isInstallHinted, isPushPossible } from '#features/conversation/pwa/web/index.ts'
import { dismissalKeys, type Reminder } from './rules/list-due-reminders.ts'

const flagged = (Object.keys(dismissalKeys) as Reminder[]).filter(
  (each) => dismissalKeys[each] !== null,
)
/** Reminders closed during this visit, for browsers without storage. */
const closedNow = new Set<Reminder>()
const listeners = new Set<() => void>()

/** Dismisses a reminder in this browser permanently; the stored flag is the Unix time. */
export function dismissReminder(reminder: Reminder): void {
  closedNow.add(reminder)
  try {
    localStorage.setItem(dismissalKeys[reminder] ?? '', String(Math.floor(Date.now() / 1000)))
  } catch {
    // Without storage it is shown again on the next visit.
  }
  for (const notify of listeners) notify()
}

/**
 * The reminders dismissed in this browser; `null` on the server and until hydration, when this is
 * not known yet.
 */
export function useDismissedReminders(): readonly Reminder[] | null {
  const flags = useSyncExternalStore(subscribe, readFlags, () => null)
  return flags === null ? null : flagged.filter((each) => flags.split(' ').includes(each))
}

function readFlags(): string {
  return flagged.filter(isDismissed).join(' ')
}

function isDismissed(reminder: Reminder): boolean {
  if (closedNow.has(reminder) || !isPossible(reminder)) return true
  try {
    return localStorage.getItem(dismissalKeys[reminder] ?? '') !== null
  } catch {
    return false
  }
}

/** Only the browser knows whether it supports push, and whether to hint at the app. */
function isPossible(reminder: Reminder): boolean {
  if (reminder === 'push') return isPushPossible()
  return reminder !== 'install' || isInstallHinted()
}

/** Another tab may dismiss a reminder too. */
function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('storage', notify)
  }
}

/**
 * A script inlined at the end of the document. Of the reminders the server rendered it shows only
 * the first that this browser has not dismissed, before the first paint; the push reminder only
 * where push is possible, and the one about the app only when its moment has come.
 */
export const hideDismissedReminders = `{let shown=false
for(const each of document.querySelectorAll('[data-reminder]')){let flag=null
try{flag=localStorage.getItem(each.dataset.reminder)}catch{}
each.hidden=shown||flag!==null||each.dataset.reminder==='${dismissalKeys.push}'&&!(${isPushPossible})()
||each.dataset.reminder==='${dismissalKeys.install}'&&!(${isInstallHinted})()
shown||=!each.hidden}}`
