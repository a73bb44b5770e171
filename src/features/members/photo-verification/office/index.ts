import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { ShieldCheckIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/verifications',
    group: 'safety',
    needs: 'photo_verification.list_waiting',
    title: 'photo_verification.office.title',
    icon: ShieldCheckIcon,
    phrases: ['photo_verification'],
    count: 'photo_verification.count_waiting',
    module: () => import('./verifications-page.tsx'),
  }),
]
