/**
 * Returns where to go after logging in: the page that required the login, if it is on this site,
 * otherwise the members page (ACC-10). Anything a browser or router could read as another site is
 * rejected.
 */
export function safeReturnPath(to: string | null | undefined): string {
  if (to == null || to.length > 2000 || !/^\/[^\\\s\p{Cc}]*$/u.test(to)) return '/members'
  const path = to.split(/[?#]/, 1)[0] ?? ''
  if (path.includes('//') || /\/\.\.?(\/|$)/.test(path) || path.includes('%')) return '/members'
  return ['/login', '/signup'].includes(path) ? '/members' : to
}
