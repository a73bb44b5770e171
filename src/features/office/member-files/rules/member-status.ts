/** The state of an account as staff see it. */
export const memberStatuses = [
  'active',
  'not_confirmed',
  'suspended',
  'restricted',
  'paused',
  'banned',
  'deleted',
] as const
export type MemberStatus = (typeof memberStatuses)[number]

export function isMemberStatus(text: string): text is MemberStatus {
  return (memberStatuses as readonly string[]).includes(text)
}
