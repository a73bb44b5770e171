import { isPhone } from './is-phone.ts'

const key = 'signed-up-on-phone'

/** Keeps for this tab that somebody has just signed up on a phone. */
export function noteSignedUp(): void {
  try {
    if (isPhone()) sessionStorage.setItem(key, String(Math.floor(Date.now() / 1000)))
  } catch {
    // Then nobody is told a second time.
  }
}

/** Whether somebody has signed up in this tab on a phone; true only once. */
export function takeSignedUpOnPhone(): boolean {
  try {
    const noted = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return noted
  } catch {
    return false
  }
}
