import { accountWindows, cardPage } from './method-defaults.ts'
import type { MethodKey, PaymentMethod } from './payment-method.ts'

const noProvider = { mollie: null, stripe: null, sandbox: 'plain' } as const

/** Methods that keep their names in old orders and are never offered. */
export const retiredMethods = {
  giropay: {
    name: 'giropay',
    icon: 'bank',
    status: 'discontinued',
    countries: ['DE'],
    currencies: ['EUR'],
    minimum: 'lowest',
    flow: 'redirect',
    confirms: 'instant',
    partOf: null,
    saves: null,
    providers: noProvider,
    ...accountWindows,
  },
  sofort: {
    name: 'Sofort',
    icon: 'bank',
    status: 'discontinued',
    countries: ['DE', 'AT', 'BE', 'NL', 'CH', 'IT', 'ES', 'PL'],
    currencies: ['EUR', 'CHF', 'PLN'],
    minimum: 'lowest',
    flow: 'redirect',
    confirms: 'delayed',
    partOf: null,
    saves: null,
    providers: noProvider,
    ...accountWindows,
  },
  maestro: {
    name: 'Maestro',
    status: 'legacy',
    countries: 'all',
    currencies: 'all',
    partOf: 'creditcard',
    saves: null,
    providers: noProvider,
    ...cardPage,
  },
} as const satisfies Partial<Record<MethodKey, PaymentMethod>>
