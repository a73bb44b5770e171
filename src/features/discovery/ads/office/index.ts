import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { MegaphoneIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/ads',
    group: 'site',
    needs: 'ads.list_placed',
    title: 'ads.office.title',
    icon: MegaphoneIcon,
    phrases: ['ads'],
    module: () => import('./ads-page.tsx'),
  }),
]
