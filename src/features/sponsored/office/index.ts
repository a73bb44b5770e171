import { type OfficeScreen, officeScreen } from '#platform/web/office-screen.ts'
import { MegaphoneIcon } from '#platform/web/ui/index.ts'

/** The office's screen of ads. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/ads',
    group: 'site',
    needs: 'sponsored.list_placed',
    title: 'sponsored.office.title',
    icon: MegaphoneIcon,
    phrases: ['sponsored'],
    module: () => import('./ads-page.tsx'),
  }),
]
