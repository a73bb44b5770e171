/** The session's secret. */
export const sessionCookie = 'office.session'

/** Tells that this browser has been logged in before, so that strangers' wrong tries do not lock it out. */
export const deviceCookie = 'office.device'

/** Below these addresses a browser sends them, and nowhere else. */
export const officePaths = ['/office', '/api/office'] as const
