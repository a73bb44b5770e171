/**
 * The page the service worker keeps and shows without a connection. The server renders it as for a
 * visitor, whoever requests it.
 */
export const offlinePath = '/offline'
