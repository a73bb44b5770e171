import { GlobeIcon } from '#ui/components/index.ts'
import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/sites',
    group: 'site',
    needs: 'site_settings.list_sites',
    title: 'site_settings.title',
    icon: GlobeIcon,
    phrases: ['site_settings', 'site_fields', 'profiles'],
    module: () => import('./sites-page.tsx'),
  }),
]
