import type { GatewayEnvironment, PaymentGateway } from '../server/index.ts'

/** All payments by attempt; each is paid as soon as it is queried. */
const payments = new Map<string, { amountMinor: number; currency: string }>()

/** A custom gateway loaded by its path, as an operator would write it. It accepts play money. */
export function createGateway({ env, webhookUrl }: GatewayEnvironment): PaymentGateway {
  return {
    id: 'toys',
    methods: ['wero', 'bancontact'],
    async createPayment({ attempt, amountMinor, currency }) {
      payments.set(attempt, { amountMinor, currency })
      return {
        providerId: `toy_${attempt}`,
        redirectUrl: `https://toys.test/${env.GATEWAY_TOYS_SHOP}/${attempt}`,
      }
    },
    async fetchPayment(providerId) {
      const attempt = providerId.replace('toy_', '')
      const payment = payments.get(attempt)
      const rest = { refundedMinor: 0, disputedMinor: 0, dispute: null, storedCard: null }
      return payment === undefined
        ? null
        : { providerId, state: 'paid', ...payment, attempt, ...rest }
    },
    async charge() {
      throw new Error(
        `the toy gateway saves no cards, and sends nothing to ${webhookUrl('toys', 'signed')}`,
      )
    },
    async forgetCard() {},
    async refund({ amountMinor, currency }) {
      return { refundId: null, state: 'failed', amountMinor, currency }
    },
    async fetchRefund() {
      return null
    },
    verifyWebhook: () => null,
  }
}
