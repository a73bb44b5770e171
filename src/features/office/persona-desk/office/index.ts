import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { ChatCircleIcon, UsersThreeIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/desk',
    group: 'desk',
    needs: 'persona_desk.list_waiting',
    title: 'persona_desk.queue.title',
    icon: ChatCircleIcon,
    phrases: ['persona_desk'],
    count: 'persona_desk.count_waiting',
    module: () => import('./desk-page.tsx'),
  }),
  officeScreen({
    path: '/office/pace',
    group: 'desk',
    needs: 'persona_desk.read_pace',
    title: 'persona_desk.pace.title',
    icon: UsersThreeIcon,
    phrases: ['persona_desk'],
    module: () => import('./pace-page.tsx'),
  }),
]
