import { methodKeys, methods } from '../../rules/methods.ts'
import { GatewayUnreachable, type PaymentGateway } from '../gateway.ts'
import { isSigned, sandboxKey, signatureHeader } from './signature.ts'
import { type CreateBody, eventBody, paymentBody, type PaymentBody } from './wire.ts'

const id = 'sandbox'
const patienceMs = 5000

/** The adapter of the sandbox: all it knows of its provider is the address and the keys. */
export function sandboxGateway({
  ownUrl,
  secret,
}: {
  readonly ownUrl: string
  readonly secret: string
}): PaymentGateway {
  const bearer = `Bearer ${sandboxKey(secret, 'api').toString('hex')}`
  const webhookKey = sandboxKey(secret, 'webhook')

  /** The payment the provider answers with; null for its 404. */
  async function ask(path: string, body?: CreateBody): Promise<PaymentBody | null> {
    try {
      const response = await fetch(`${ownUrl}/dev/pay/api/payments${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: bearer, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`the sandbox answered ${response.status}`)
      return paymentBody.parse(await response.json())
    } catch (error) {
      throw new GatewayUnreachable(id, error)
    }
  }

  return {
    id,
    // It takes whatever is still alive.
    methods: methodKeys.filter((key) => methods[key].status === 'active'),
    async createPayment(wish) {
      const made = await ask('', {
        idempotency_key: wish.attempt,
        amount_minor: wish.amountMinor,
        currency: wish.currency,
        method: wish.method,
        locale: wish.locale,
        reference: wish.attempt,
        description: wish.description,
        return_path: wish.returnPath,
      })
      if (made === null) throw new GatewayUnreachable(id)
      return { providerId: made.id, redirectUrl: made.pay_path }
    },
    async fetchPayment(providerId) {
      const found = await ask(`/${encodeURIComponent(providerId)}`)
      if (found === null) return null
      const { state, currency, amount_minor: amountMinor, reference } = found
      return { providerId, state, amountMinor, currency, attempt: isUuid(reference) ? reference : null }
    },
    verifyWebhook({ body, header }, now) {
      if (!isSigned(webhookKey, body, header(signatureHeader), now)) return null
      const read = eventBody.safeParse(jsonOf(body))
      return read.success ? { eventId: read.data.event, providerId: read.data.payment } : null
    },
  }
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return null
  }
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
