/** Reasons that staff can choose; the others are used by the product. */
export const staffReasons = ['goodwill', 'complaint', 'age', 'fraud', 'legal'] as const
export type StaffReason = (typeof staffReasons)[number]
