/**
 * The roles of staff members. No role includes another; each endpoint lists the roles that may call
 * it.
 */
export const roles = [
  'owner',
  'lead',
  'moderator',
  'agent',
  'finance',
  'support',
  'auditor',
] as const
export type Role = (typeof roles)[number]

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}
