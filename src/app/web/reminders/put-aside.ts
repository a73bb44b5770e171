import { useSyncExternalStore } from 'react'
import { isPushPossible } from '#features/conversation/push/web/index.ts'
import { flagOf, type Reminder } from './rules/reminders-due.ts'

const flagged = (Object.keys(flagOf) as Reminder[]).filter((each) => flagOf[each] !== null)
/** What was closed in a browser that keeps nothing holds for this visit. */
const closedNow = new Set<Reminder>()
const listeners = new Set<() => void>()

/** Closes a reminder for good in this browser: its flag is the unix time. */
export function putAside(reminder: Reminder): void {
  closedNow.add(reminder)
  try {
    localStorage.setItem(flagOf[reminder] ?? '', String(Math.floor(Date.now() / 1000)))
  } catch {
    // Then it comes back with the next visit.
  }
  for (const tell of listeners) tell()
}

/** The reminders put aside in this browser; null on the server and until the page has woken, where nobody knows. */
export function usePutAside(): readonly Reminder[] | null {
  const known = useSyncExternalStore(subscribe, readFlags, () => null)
  return known === null ? null : flagged.filter((each) => known.split(' ').includes(each))
}

function readFlags(): string {
  return flagged.filter(isPutAside).join(' ')
}

function isPutAside(reminder: Reminder): boolean {
  if (closedNow.has(reminder) || (reminder === 'push' && !isPushPossible())) return true
  try {
    return localStorage.getItem(flagOf[reminder] ?? '') !== null
  } catch {
    return false
  }
}

/** Another tab may close one too. */
function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', tell)
  }
}

/**
 * A script for the document, behind the page: of the reminders that the server drew it leaves the first that this browser has not
 * put aside, before anything is painted; that of push only where it is possible.
 */
export const hidePutAside = `{let shown=false
for(const each of document.querySelectorAll('[data-reminder]')){let flag=null
try{flag=localStorage.getItem(each.dataset.reminder)}catch{}
each.hidden=shown||flag!==null||each.dataset.reminder==='${flagOf.push}'&&!(${isPushPossible})()
shown||=!each.hidden}}`
