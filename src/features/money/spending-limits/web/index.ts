/**
 * Public entry of spending limits for screens: the meter, the state of a break, the label of the
 * order button, and the settings sections.
 */
export { BreakNote } from './break-note.tsx'
export { calls, ownLimitsQuery } from './calls.ts'
export { ExclusionSection } from './exclusion-section.tsx'
export { MonthlyEmailSection as LettersSection } from './monthly-email-section.tsx'
export { CurrentBreak as OwnBreak } from './current-break.tsx'
export { LimitsSection as OwnLimits } from './limits-section.tsx'
export { PauseSection } from './pause-section.tsx'
export { SpendMeter } from './spend-meter.tsx'
export { useOrderBlock as useOrderStop } from './use-order-block.ts'
export { useBreak } from './use-own-limits.ts'
