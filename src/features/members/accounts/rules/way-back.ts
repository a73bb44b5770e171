/**
 * Where to go after logging in: the page that asked, if it is one of ours, else the members (ACC-10).
 * Anything a browser or router could read as another site is no page of ours.
 */
export function wayBack(to: string | null | undefined): string {
  if (to == null || to.length > 2000 || !/^\/[^\\\s\p{Cc}]*$/u.test(to)) return '/members'
  const path = to.split(/[?#]/, 1)[0] ?? ''
  if (path.includes('//') || /\/\.\.?(\/|$)/.test(path) || path.includes('%')) return '/members'
  return ['/login', '/signup'].includes(path) ? '/members' : to
}
