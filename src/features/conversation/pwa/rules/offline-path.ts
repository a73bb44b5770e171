/**
 * The page the service worker keeps and shows without a connection. The server renders it as for a
 * visitor, even if a member requests it.
 */
export const offlinePath = '/offline'
