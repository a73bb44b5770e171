import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { SealCheckFillIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/claims',
    group: 'site',
    needs: 'verified_claims.list_registry',
    title: 'verified_claims.office.title',
    icon: SealCheckFillIcon,
    phrases: ['verified_claims'],
    module: () => import('./claims-page.tsx'),
  }),
]
