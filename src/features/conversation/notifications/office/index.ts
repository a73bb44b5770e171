import { MegaphoneIcon, ProhibitIcon } from '#ui/components/index.ts'
import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/newsletters',
    group: 'site',
    needs: 'notifications.list_newsletters',
    title: 'newsletters.title',
    icon: MegaphoneIcon,
    phrases: ['newsletters'],
    module: () => import('./newsletters/newsletters-page.tsx'),
  }),
  officeScreen({
    path: '/office/suppressions',
    group: 'system',
    needs: 'notifications.find_suppressions',
    title: 'notifications.office.title',
    icon: ProhibitIcon,
    phrases: ['notifications'],
    module: () => import('./suppressions-page.tsx'),
  }),
]
