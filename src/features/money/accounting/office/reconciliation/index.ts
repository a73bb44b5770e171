import { type OfficeScreen, officeScreen } from '#ui/office-screen.ts'
import { EnvelopeSimpleIcon, MagnifyingGlassIcon, RulerIcon } from '#ui/components/index.ts'

export const screens: readonly OfficeScreen[] = [
  officeScreen({
    path: '/office/reconciliation',
    group: 'books',
    needs: 'reconciliation.list',
    title: 'reconciliation.match.title',
    icon: MagnifyingGlassIcon,
    phrases: ['reconciliation'],
    count: 'reconciliation.count',
    module: () => import('./match-page.tsx'),
  }),
  officeScreen({
    path: '/office/webhooks',
    group: 'books',
    needs: 'reconciliation.list_webhooks',
    title: 'reconciliation.webhooks.title',
    icon: EnvelopeSimpleIcon,
    phrases: ['reconciliation'],
    module: () => import('./webhooks-page.tsx'),
  }),
  officeScreen({
    path: '/office/ledger',
    group: 'books',
    needs: 'reconciliation.read_ledger',
    title: 'reconciliation.ledger.title',
    icon: RulerIcon,
    phrases: ['reconciliation'],
    count: 'reconciliation.count_alarms',
    module: () => import('./ledger-page.tsx'),
  }),
]
