import { type OfficeScreen, officeScreen } from '#platform/web/office-screen.ts'
import { ProhibitIcon } from '#platform/web/ui/index.ts'

/** The screen on which selling is stopped and resumed. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/closures',
    group: 'money',
    needs: 'closures.list',
    title: 'closures.office.title',
    icon: ProhibitIcon,
    phrases: ['closures'],
    module: () => import('./closures-page.tsx'),
  }),
]
