import { ClockCounterClockwiseIcon, KeyIcon } from '#ui/components/index.ts'
import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'

export { CaseList, casesRefetchMs } from './case-list.tsx'
export { DateTimeCell } from './date-time-cell.tsx'
export { ListFrame } from './list-frame.tsx'
export { AmountCell } from './amount-cell.tsx'
export { Table } from './table.tsx'
export { FirstAndLastDay, CreateForm } from './create-form.tsx'
export { EntryRow, StatusTabs, usePeriodText } from './status-tabs.tsx'
export { EnrolPage } from './enrol-page.tsx'
export { LogInPage } from './log-in-page.tsx'
export { useQueue } from './use-queue.ts'
export { useMe } from './use-me.ts'
export { useLogOut } from './use-log-out.ts'

export const screens: readonly OfficeScreen[] = [
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
