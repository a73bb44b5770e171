/**
 * Whether the screen is too small for the sign-up dialog; the page /signup is used instead
 * (ACC-02).
 */
export function isPhone(): boolean {
  return window.matchMedia('(width < 48rem)').matches
}
