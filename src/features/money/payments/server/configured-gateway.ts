import { createHmac } from 'node:crypto'
import { isMethod, type MethodKey } from '../rules/methods.ts'
import { mollieMethods } from '../rules/mollie-words.ts'
import { stripeMethods } from '../rules/stripe-words.ts'
import type { PaymentGateway } from './gateway.ts'
import { mollieGateway } from './mollie/mollie-gateway.ts'
import { stripeGateway } from './stripe/stripe-gateway.ts'

/** What an adapter is told of the installation it is for. */
export interface GatewaySurroundings {
  /** The variables meant for gateways, those with the prefix MOLLIE_, STRIPE_ and GATEWAY_. */
  readonly env: Readonly<Record<string, string>>
  /** What stands behind a gateway's address where its provider signs nothing; nobody can guess it. */
  pathSecret(gateway: string): string
  /** The address of a gateway's webhooks; null where nobody outside could reach this server. */
  webhookUrl(gateway: string, how: 'signed' | 'unsigned'): string | null
}

/** Makes it. The secrets in addresses are derived from the installation's own. */
export function gatewaySurroundings(installation: {
  readonly env: Readonly<Record<string, string>>
  readonly secret: string
  readonly publicUrl: string
}): GatewaySurroundings {
  const { env, secret, publicUrl } = installation
  const pathSecret = (gateway: string) =>
    createHmac('sha256', secret).update(`payments.webhook.${gateway}`).digest('hex').slice(0, 40)
  return {
    env,
    pathSecret,
    webhookUrl(gateway, how) {
      if (!publicUrl.startsWith('https://')) return null
      return `${publicUrl}/api/webhooks/${gateway}${how === 'signed' ? '' : `/${pathSecret(gateway)}`}`
    },
  }
}

/**
 * Makes an adapter the product brings from what the operator set; the configuration has seen to it that nothing is missing. The
 * provider's library is read now, so that no member waits for it.
 */
export async function configuredGateway(
  name: 'mollie' | 'stripe',
  surroundings: GatewaySurroundings,
): Promise<PaymentGateway> {
  await (name === 'mollie' ? import('mollie-api-typescript') : import('stripe'))
  const { env } = surroundings
  const set = (key: string) => env[`${name.toUpperCase()}_${key}`]
  const listed = (key: string) =>
    (set(key) ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
  const taken = Object.keys(name === 'mollie' ? mollieMethods : stripeMethods)
  const methods = listed('METHODS').map((key) => {
    if (isMethod(key) && taken.includes(key)) return key
    throw new Error(`${name.toUpperCase()}_METHODS names "${key}"; ${name} takes ${taken.join(', ')}.`)
  })
  const serverUrl = set('SERVER_URL')
  const options = {
    ...(serverUrl !== undefined && { serverUrl }),
    ...(methods.length > 0 && { methods: methods satisfies MethodKey[] }),
  }
  if (name === 'stripe')
    return stripeGateway({
      ...options,
      secretKey: set('SECRET_KEY') ?? '',
      webhookSecrets: listed('WEBHOOK_SECRET'),
    })
  const organizationToken = set('ORGANIZATION_TOKEN')
  return mollieGateway({
    ...options,
    ...(organizationToken !== undefined && { organizationToken }),
    apiKey: set('API_KEY') ?? '',
    pathSecret: surroundings.pathSecret(name),
    signingSecrets: listed('WEBHOOK_SECRET'),
    webhookUrl: surroundings.webhookUrl(name, 'unsigned'),
  })
}
