import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { GlobeIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/traffic-sources',
    group: 'site',
    needs: 'traffic_sources.list_sources',
    title: 'traffic_sources.title',
    icon: GlobeIcon,
    phrases: ['traffic_sources'],
    module: () => import('./sources-page.tsx'),
  }),
]
