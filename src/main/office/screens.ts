import { screens as closures } from '#features/closures/office/index.ts'
import { screens as care } from '#features/care/office/index.ts'
import { screens as claims } from '#features/claims/office/index.ts'
import { screens as discounts } from '#features/discounts/office/index.ts'
import { screens as directdebit } from '#features/directdebit/office/index.ts'
import { screens as desk } from '#features/desk/office/index.ts'
import { screens as moderation } from '#features/moderation/office/index.ts'
import { screens as sponsored } from '#features/sponsored/office/index.ts'
import { screens as reconciliation } from '#features/reconciliation/office/index.ts'
import { screens as refunds } from '#features/refunds/office/index.ts'
import { screens as reports } from '#features/reports/office/index.ts'
import { screens as settlements } from '#features/settlements/office/index.ts'
import { screens as staff } from '#features/staff/office/index.ts'
import { screens as turnover } from '#features/turnover/office/index.ts'
import { screens as verification } from '#features/verification/office/index.ts'
import type { OfficeScreen } from '#platform/web/office-screen.ts'

/** Every screen of the back office, in the order of the side bar below each of its headings. */
export const screens: readonly OfficeScreen[] = [
  ...moderation,
  ...verification,
  ...reports,
  ...care,
  ...desk,
  ...refunds,
  ...closures,
  ...directdebit,
  ...settlements,
  ...turnover,
  ...reconciliation,
  ...discounts,
  ...sponsored,
  ...claims,
  ...staff,
]
