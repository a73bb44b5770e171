/**
 * Returns where to go after logging in: the page that required the login, but only within the back
 * office.
 */
export function officeWay(asked: string | null): string {
  return asked !== null && /^\/office(\/[\w/-]*)?$/.test(asked) && !asked.startsWith('/office/login')
    ? asked
    : '/office'
}
