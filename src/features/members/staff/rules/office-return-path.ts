/**
 * Returns where to go after logging in: the page that required the login, but only within the back
 * office.
 */
export function officeReturnPath(requested: string | null): string {
  return requested !== null &&
    /^\/office(\/[\w/-]*)?$/.test(requested) &&
    !requested.startsWith('/office/login')
    ? requested
    : '/office'
}
