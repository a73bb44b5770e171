import type { OfficeScreen } from '#ui/office-screen.ts'
import { screens as payouts } from './payouts/index.ts'
import { screens as reconciliation } from './reconciliation/index.ts'
import { screens as revenue } from './revenue/index.ts'
import { screens as salesStops } from './sales-stops/index.ts'

/** Screens of the back office, in the order of the side bar. */
export const screens: readonly OfficeScreen[] = [
  ...salesStops,
  ...payouts,
  ...revenue,
  ...reconciliation,
]
