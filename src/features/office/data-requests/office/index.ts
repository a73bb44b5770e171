import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { ShieldCheckIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/data-requests',
    group: 'desk',
    needs: 'data_requests.list',
    title: 'data_requests.office.title',
    icon: ShieldCheckIcon,
    phrases: ['data_requests'],
    count: 'data_requests.count',
    module: () => import('./requests-page.tsx'),
  }),
]
