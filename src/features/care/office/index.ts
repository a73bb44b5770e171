import { type OfficeScreen, officeScreen } from '#platform/web/office-screen.ts'
import { HandWavingIcon } from '#platform/web/ui/index.ts'

/** The screens of care. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/care',
    group: 'safety',
    needs: 'care.list_pauses',
    title: 'care.office.title',
    icon: HandWavingIcon,
    phrases: ['care'],
    count: 'care.count_pauses',
    module: () => import('./care-page.tsx'),
  }),
]
