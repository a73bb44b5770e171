import { hourMs } from '#kernel/duration.ts'

/** Why staff open a member's file. */
export const accessReasons = ['support', 'report', 'payment', 'security', 'legal', 'other'] as const
export type AccessReason = (typeof accessReasons)[number]

/** For how long one reason opens a file. */
export const accessMs = 8 * hourMs

/** Maximum lengths of what staff write in a file. */
export const fileTextLimits = { reason: 300, note: 2000 } as const
