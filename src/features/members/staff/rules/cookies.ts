/** Contains the session token. */
export const sessionCookie = 'office.session'

/**
 * Marks a browser that has logged in before, so that strangers' failed attempts do not lock it out.
 */
export const deviceCookie = 'office.device'

/** The only paths to which browsers send these cookies. */
export const officePaths = ['/office', '/api/office'] as const
