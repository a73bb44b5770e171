import { type OfficeScreen, officeScreen } from '#platform/web/office-screen.ts'
import { ChatCircleIcon, UsersThreeIcon } from '#platform/web/ui/index.ts'

/** The screens of the desk. */
export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/desk',
    group: 'desk',
    needs: 'desk.list_waiting',
    title: 'desk.queue.title',
    icon: ChatCircleIcon,
    phrases: ['desk'],
    count: 'desk.count_waiting',
    module: () => import('./desk-page.tsx'),
  }),
  officeScreen({
    path: '/office/pace',
    group: 'desk',
    needs: 'desk.read_pace',
    title: 'desk.pace.title',
    icon: UsersThreeIcon,
    phrases: ['desk'],
    module: () => import('./pace-page.tsx'),
  }),
]
