import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { GlobeIcon, RulerIcon } from '#ui/components/index.ts'

export { MonthSummary } from './figures/month-summary.tsx'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/figures',
    group: 'site',
    needs: 'figures.read',
    title: 'figures.title',
    icon: RulerIcon,
    phrases: ['figures'],
    module: () => import('./figures/figures-page.tsx'),
  }),
  officeScreen({
    path: '/office/traffic-sources',
    group: 'site',
    needs: 'traffic_sources.list_sources',
    title: 'traffic_sources.title',
    icon: GlobeIcon,
    phrases: ['traffic_sources', 'figures'],
    module: () => import('./sources-page.tsx'),
  }),
]
