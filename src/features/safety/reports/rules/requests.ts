/**
 * The requests a second staff member decides: the refunds after a ban for deceiving, or opening a closed
 * account again.
 */
export const requestKinds = ['refunds', 'reinstatement'] as const
export type RequestKind = (typeof requestKinds)[number]
