import { isPhone } from '../is-phone.ts'

const key = 'signed-up-on-phone'

/** Records for this tab that someone has just signed up on a phone. */
export function markSignedUpOnPhone(): void {
  try {
    if (isPhone()) sessionStorage.setItem(key, String(Math.floor(Date.now() / 1000)))
  } catch {
    // Without storage the notice is not shown a second time.
  }
}

/** Whether someone has signed up in this tab on a phone; true only once. */
export function consumeSignedUpOnPhone(): boolean {
  try {
    const signedUp = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return signedUp
  } catch {
    return false
  }
}
