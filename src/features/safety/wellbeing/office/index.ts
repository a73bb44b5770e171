import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { HandWavingIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/wellbeing',
    group: 'safety',
    needs: 'wellbeing.list_pauses',
    title: 'wellbeing.office.title',
    icon: HandWavingIcon,
    phrases: ['wellbeing'],
    count: 'wellbeing.count_pauses',
    module: () => import('./pauses-page.tsx'),
  }),
]
