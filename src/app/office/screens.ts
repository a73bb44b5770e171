import { screens as accounting } from '#features/money/accounting/office/index.ts'
import { screens as care } from '#features/safety/wellbeing/office/index.ts'
import { screens as claims } from '#features/members/verified-claims/office/index.ts'
import { screens as discounts } from '#features/money/discounts/office/index.ts'
import { screens as directdebit } from '#features/money/direct-debit/office/index.ts'
import { screens as desk } from '#features/office/persona-desk/office/index.ts'
import { screens as notifications } from '#features/conversation/notifications/office/index.ts'
import { screens as moderation } from '#features/safety/photo-moderation/office/index.ts'
import { screens as sponsored } from '#features/discovery/ads/office/index.ts'
import { screens as refunds } from '#features/money/refunds/office/index.ts'
import { screens as reports } from '#features/safety/reports/office/index.ts'
import { screens as complaints } from '#features/safety/complaints/office/index.ts'
import { screens as staff } from '#features/members/staff/office/index.ts'
import { screens as trafficSources } from '#features/office/figures/office/index.ts'
import { screens as siteSettings } from '#features/office/site-settings/office/index.ts'
import { screens as operations } from '#features/office/operations/office/index.ts'
import { screens as siteTexts } from '#features/office/site-texts/office/index.ts'
import { screens as dataRequests } from '#features/office/data-requests/office/index.ts'
import { screens as memberFiles } from '#features/office/member-files/office/index.ts'
import { screens as verification } from '#features/members/photo-verification/office/index.ts'
import { DesktopIcon } from '#ui/components/index.ts'
import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'

/** All screens of the back office, in sidebar order within each group. */
export const screens: readonly OfficeScreen[] = [
  // Agents have one queue, which is their first page.
  officeScreen({
    path: '/office/overview',
    group: 'overview',
    needs: 'staff.list_approvals',
    title: 'overview.title',
    icon: DesktopIcon,
    phrases: ['overview', 'figures', 'alerts'],
    module: () => import('./overview-page.tsx'),
  }),
  ...moderation,
  ...verification,
  ...reports,
  ...complaints,
  ...care,
  ...memberFiles,
  ...dataRequests,
  ...desk,
  ...refunds,
  ...directdebit,
  ...accounting,
  ...discounts,
  ...sponsored,
  ...claims,
  ...notifications,
  ...siteSettings,
  ...siteTexts,
  ...trafficSources,
  ...operations,
  ...staff,
]
