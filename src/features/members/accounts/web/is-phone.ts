/** Whether the screen is too small for the sign-up dialog; then the page /signup stands in for it (ACC-02). */
export function isPhone(): boolean {
  return window.matchMedia('(width < 48rem)').matches
}
