/** What the operator's people may be. None includes another: each call names the roles that may make it. */
export const roles = ['owner', 'lead', 'moderator', 'agent', 'finance', 'support', 'auditor'] as const
export type Role = (typeof roles)[number]

/** Tells whether a text names a role. */
export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}

/** Who may read the audit log. */
export const auditReaders = ['owner', 'lead', 'auditor'] as const satisfies readonly Role[]
