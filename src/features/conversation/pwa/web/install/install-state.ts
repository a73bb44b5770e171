import { isInstalled } from '#platform/web/is-installed.ts'
import { detectSystem } from '#features/members/accounts/index.ts'
import { type InstallFacts, isInstallHintDue } from '../../rules/decide-install.ts'
import { installHintKey } from './install-hint.ts'

/** Chromium's event that offers the installation; not in the DOM's types. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** When the member first had a match or a message, and when the app was installed; Unix times. */
const metKey = 'met-at'
const installedKey = 'app-installed-at'

const listeners = new Set<() => void>()
let snapshot: InstallFacts | undefined

/** The facts about installing the site here. The same object until something changes. */
export function readInstallFacts(): InstallFacts {
  snapshot ??= {
    standalone: isInstalled(),
    installed: read(installedKey) !== null,
    offered: readPrompt() !== undefined,
    ios: isApple(),
  }
  return snapshot
}

/** Calls back on every change; returns the unsubscribe function. */
export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('install-offered', changed)
  return () => {
    listeners.delete(listener)
    removeEventListener('install-offered', changed)
  }
}

/** Watches for the browser's offer and for the installation. Returns how to stop. */
export function watchInstallation(): () => void {
  const onInstalled = () => {
    store(installedKey, String(unixNow()))
    Reflect.deleteProperty(window, 'installPrompt')
    changed()
  }
  addEventListener('install-offered', changed)
  addEventListener('appinstalled', onInstalled)
  if (isInstalled()) onInstalled()
  else changed()
  return () => {
    removeEventListener('install-offered', changed)
    removeEventListener('appinstalled', onInstalled)
  }
}

/**
 * Records that the member has had a match or a message: from now on the hint about the app may be
 * shown.
 */
export function recordMeeting(): void {
  if (read(metKey) === null) store(metKey, String(unixNow()))
  changed()
}

/** Opens the browser's own dialog; it can be used once. Must be called from a user gesture. */
export async function promptToInstall(): Promise<void> {
  const event = readPrompt()
  Reflect.deleteProperty(window, 'installPrompt')
  await event?.prompt()
  changed()
}

/** iPads call themselves Macs, but no Mac has a touch screen. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return (
    detectSystem(userAgent) === 'ios' || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  )
}

function readPrompt(): InstallPrompt | undefined {
  return (window as { installPrompt?: InstallPrompt }).installPrompt
}

function changed(): void {
  snapshot = undefined
  const facts = readInstallFacts()
  if (isInstallHintDue({ ...facts, met: read(metKey) !== null })) store(installHintKey, 'due')
  else if (facts.standalone || facts.installed) store(installHintKey, null)
  for (const notify of listeners) notify()
}

function unixNow(): number {
  return Math.floor(Date.now() / 1000)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Without storage there is no hint; the settings still offer the installation.
  }
}
