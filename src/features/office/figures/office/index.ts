import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { GlobeIcon, RulerIcon } from '#ui/components/index.ts'

export { Funnel } from './figures/funnel.tsx'
export { calls as figuresCalls } from './figures/calls.ts'

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
    phrases: ['traffic_sources'],
    module: () => import('./sources-page.tsx'),
  }),
]
