import { EnvelopeSimpleIcon } from '#ui/components/index.ts'
import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/suppressions',
    group: 'site',
    needs: 'notifications.find_suppressions',
    title: 'notifications.office.title',
    icon: EnvelopeSimpleIcon,
    phrases: ['notifications'],
    module: () => import('./suppressions-page.tsx'),
  }),
]
