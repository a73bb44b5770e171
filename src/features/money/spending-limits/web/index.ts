/**
 * Public entry of spending limits for screens: the meter, the state of a break, the label of the
 * order button, and the settings sections.
 */
export { BreakNote } from './break-note.tsx'
export { calls, ownLimitsQuery } from './calls.ts'
export { ExclusionSection } from './exclusion-section.tsx'
export { MonthlyEmailSection } from './monthly-email-section.tsx'
export { CurrentBreak } from './current-break.tsx'
export { LimitsSection } from './limits-section.tsx'
export { PauseSection } from './pause-section.tsx'
export { SpendMeter } from './spend-meter.tsx'
export { useOrderBlock } from './use-order-block.ts'
export { useBreak } from './use-own-limits.ts'
