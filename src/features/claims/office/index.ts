import { type OfficeScreen, officeScreen } from '#platform/web/office-screen.ts'
import { SealCheckFillIcon } from '#platform/web/ui/index.ts'

/** The screen of claims. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/claims',
    group: 'site',
    needs: 'claims.list_registry',
    title: 'claims.office.title',
    icon: SealCheckFillIcon,
    phrases: ['claims'],
    module: () => import('./claims-page.tsx'),
  }),
]
