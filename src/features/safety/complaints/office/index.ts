import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { EnvelopeSimpleIcon, QuestionIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/complaints',
    group: 'safety',
    needs: 'complaints.list',
    title: 'complaints.office.title',
    icon: EnvelopeSimpleIcon,
    phrases: ['complaints', 'reports'],
    count: 'complaints.count',
    module: () => import('./complaints-page.tsx'),
  }),
  officeScreen({
    path: '/office/support',
    group: 'safety',
    needs: 'complaints.list_support',
    title: 'complaints.inbox.title',
    icon: QuestionIcon,
    phrases: ['complaints'],
    count: 'complaints.count_support',
    module: () => import('./support-page.tsx'),
  }),
]
