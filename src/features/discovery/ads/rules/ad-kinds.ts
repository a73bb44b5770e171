/** What an ad is for: a live cam elsewhere, another site, or a member of our other site who chose to be shown (PRO-12). */
export const adKinds = ['cam', 'site', 'member'] as const
