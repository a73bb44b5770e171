/**
 * The subject of an ad: a live cam elsewhere, another site, or a member of one of our other sites
 * who chose to be shown (PRO-12).
 */
export const adKinds = ['cam', 'site', 'member'] as const
