/**
 * Staff roles that may place and end ads: those responsible for the site, not those who review or
 * write on it.
 */
export const adPlacers = ['owner', 'lead'] as const
