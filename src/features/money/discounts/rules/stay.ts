/**
 * The code offered to a member who is about to delete the account, for the next purchase, once. Its
 * percentage is the company's `delete_discount` (SITE-02).
 */
export const stay = { code: 'STAY' } as const
