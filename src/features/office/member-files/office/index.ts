import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { UsersThreeIcon } from '#ui/components/index.ts'

export { calls as memberFileCalls } from './calls.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/members',
    group: 'desk',
    needs: 'member_files.find',
    title: 'member_files.title',
    icon: UsersThreeIcon,
    phrases: ['member_files', 'reports', 'complaints', 'refunds', 'photo_moderation', 'emails'],
    module: () => import('./members-page.tsx'),
  }),
]
