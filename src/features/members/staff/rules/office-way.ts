/** Where a log-in leads: back to where one was turned away, but only within the back office. */
export function officeWay(asked: string | null): string {
  return asked !== null && /^\/office(\/[\w/-]*)?$/.test(asked) && !asked.startsWith('/office/login')
    ? asked
    : '/office'
}
