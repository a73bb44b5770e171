/** Who of the staff places ads and ends them: those who answer for the site, not those who judge or write on it. */
export const adPlacers = ['owner', 'lead'] as const
