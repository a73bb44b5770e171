import { useSyncExternalStore } from 'react'
import { isPushPossible } from '#features/conversation/push/web/index.ts'
import { flagOf, type Reminder } from './rules/reminders-due.ts'

const flagged = (Object.keys(flagOf) as Reminder[]).filter((each) => flagOf[each] !== null)
/** Reminders closed during this visit, for browsers without storage. */
const closedNow = new Set<Reminder>()
const listeners = new Set<() => void>()

/** Dismisses a reminder in this browser permanently; the stored flag is the Unix time. */
export function putAside(reminder: Reminder): void {
  closedNow.add(reminder)
  try {
    localStorage.setItem(flagOf[reminder] ?? '', String(Math.floor(Date.now() / 1000)))
  } catch {
    // Without storage it is shown again on the next visit.
  }
  for (const tell of listeners) tell()
}

/**
 * The reminders dismissed in this browser; `null` on the server and until hydration, when this is
 * not known yet.
 */
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

/** Another tab may dismiss a reminder too. */
function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    removeEventListener('storage', tell)
  }
}

/**
 * A script inlined at the end of the document. Of the reminders the server rendered it shows only
 * the first that this browser has not dismissed, before the first paint; the push reminder only
 * where push is possible.
 */
export const hidePutAside = `{let shown=false
for(const each of document.querySelectorAll('[data-reminder]')){let flag=null
try{flag=localStorage.getItem(each.dataset.reminder)}catch{}
each.hidden=shown||flag!==null||each.dataset.reminder==='${flagOf.push}'&&!(${isPushPossible})()
shown||=!each.hidden}}`
