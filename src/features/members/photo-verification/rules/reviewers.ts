/** Staff roles that may review verification requests. */
export const reviewers = ['owner', 'lead', 'moderator'] as const
