import {
  EnvelopeSimpleIcon,
  GearIcon,
  PaperPlaneRightFillIcon,
  WarningFillIcon,
} from '#ui/components/index.ts'
import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'

export { LateAlerts } from './late-alerts.tsx'
export { useKindName } from './use-kind-name.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/emails',
    group: 'system',
    needs: 'emails.list',
    title: 'emails.title',
    icon: EnvelopeSimpleIcon,
    phrases: ['emails'],
    count: 'emails.count_late',
    module: () => import('./emails-page.tsx'),
  }),
  officeScreen({
    path: '/office/email-senders',
    group: 'system',
    needs: 'emails.check_senders',
    title: 'emails.senders.title',
    icon: PaperPlaneRightFillIcon,
    phrases: ['emails'],
    module: () => import('./senders-page.tsx'),
  }),
  officeScreen({
    path: '/office/jobs',
    group: 'system',
    needs: 'jobs.list',
    title: 'jobs.title',
    icon: GearIcon,
    phrases: ['jobs'],
    count: 'jobs.count_problems',
    module: () => import('./jobs-page.tsx'),
  }),
  officeScreen({
    path: '/office/failed-events',
    group: 'system',
    needs: 'jobs.list_failed_events',
    title: 'jobs.failed.title',
    icon: WarningFillIcon,
    phrases: ['jobs'],
    count: 'jobs.count_failed_events',
    module: () => import('./failed-events-page.tsx'),
  }),
]
