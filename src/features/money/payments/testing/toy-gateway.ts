import type { GatewaySurroundings, PaymentGateway } from '../server/index.ts'

/** Every payment of the toy, by its attempt; it is paid as soon as somebody looks. */
const made = new Map<string, { amountMinor: number; currency: string }>()

/** A gateway that the product does not bring: a module named by its path, as an operator would write one. It takes toys for money. */
export function createGateway({ env, webhookUrl }: GatewaySurroundings): PaymentGateway {
  return {
    id: 'toys',
    methods: ['wero', 'bancontact'],
    async createPayment({ attempt, amountMinor, currency }) {
      made.set(attempt, { amountMinor, currency })
      return { providerId: `toy_${attempt}`, redirectUrl: `https://toys.test/${env.GATEWAY_TOYS_SHOP}/${attempt}` }
    },
    async fetchPayment(providerId) {
      const attempt = providerId.replace('toy_', '')
      const found = made.get(attempt)
      const rest = { refundedMinor: 0, disputedMinor: 0, dispute: null, storedCard: null }
      return found === undefined ? null : { providerId, state: 'paid', ...found, attempt, ...rest }
    },
    async charge() {
      throw new Error(`the toys keep no cards, and tell nobody at ${webhookUrl('toys', 'signed')}`)
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
