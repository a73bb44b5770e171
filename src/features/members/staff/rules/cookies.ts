/** Contains the session token. */
export const sessionCookie = '__Secure-office.session'

/**
 * Marks a browser that has logged in before, so that strangers' failed attempts do not lock it out.
 */
export const deviceCookie = '__Secure-office.device'

/** The only paths to which browsers send these cookies. */
export const officePaths = ['/office', '/api/office'] as const
