/**
 * The total weight of open scam reports by members that makes someone a suspect; one report is 1.
 */
const suspectReporters = 2

/** How long an automatic suspicion lasts without a decision, in milliseconds: 7 days. */
export const machineSuspicionMs = 7 * 86_400_000

/**
 * The facts that determine at an instant whether someone is a suspect, for
 * `reports.public_is_suspect`.
 */
export interface Suspicion {
  readonly reporters: number
  /** Cases opened by the machine before this have lapsed. */
  readonly machine_since: Date
}

export function suspicionAt(now: Date): Suspicion {
  return {
    reporters: suspectReporters,
    machine_since: new Date(now.getTime() - machineSuspicionMs),
  }
}

/** When a case opened by the machine lapses. */
export function lapsesAt(openedAt: Date): Date {
  return new Date(openedAt.getTime() + machineSuspicionMs)
}
