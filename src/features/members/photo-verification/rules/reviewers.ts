/** Who of the staff compares people with their photos. */
export const reviewers = ['owner', 'lead', 'moderator'] as const
