import {
  UserCircleCheckFillIcon,
  ClockCounterClockwiseIcon,
  KeyIcon,
} from '#ui/components/index.ts'
import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'

export { ApprovalDecision } from './approvals/approval-decision.tsx'
export { approvalTexts } from './approvals/approval-texts.ts'
export { ActionButton } from './list/action-button.tsx'
export { AmountCell } from './list/amount-cell.tsx'
export { CardList } from './list/card-list.tsx'
export { CaseList } from './list/case-list.tsx'
export { DateTimeCell } from './list/date-time-cell.tsx'
export { ListContent } from './list/list-content.tsx'
export { ListPage } from './list/list-page.tsx'
export { Table, TableSection } from './list/table.tsx'
export { useAddressFilters } from './list/use-address-filters.ts'
export { useHistorySearch } from './list/use-history-search.ts'
export { FirstAndLastDay, CreateForm } from './create-form.tsx'
export { EntryRow, StatusTabs, usePeriodText } from './list/status-tabs.tsx'
export { NoteForm } from './note-form.tsx'
export { EnrolPage } from './enrol-page.tsx'
export { LogInPage } from './log-in-page.tsx'
export { liveList } from './live-list.ts'
export { QueuePage } from './queue/queue-page.tsx'
export { useClaimedItem } from './queue/use-claimed-item.ts'
export { useQueue } from './queue/use-queue.ts'
export { stepUp } from './step-up.ts'
export { StepUpDialog } from './step-up-dialog.tsx'
export { useMe } from './use-me.ts'
export { useLogOut } from './use-log-out.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/approvals',
    group: 'team',
    needs: 'staff.list_approvals',
    title: 'staff.approvals.title',
    icon: UserCircleCheckFillIcon,
    phrases: [],
    count: 'staff.count_approvals',
    module: () => import('./approvals/approvals-page.tsx'),
  }),
  officeScreen({
    path: '/office/audit',
    group: 'team',
    needs: 'staff.list_audit',
    title: 'staff.audit.title',
    icon: ClockCounterClockwiseIcon,
    phrases: [],
    module: () => import('./audit-page.tsx'),
  }),
  officeScreen({
    path: '/office/account',
    group: 'team',
    needs: 'staff.read_me',
    title: 'staff.account.title',
    icon: KeyIcon,
    phrases: [],
    module: () => import('./account-page.tsx'),
  }),
]
