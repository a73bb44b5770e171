import { createKeyedHash } from '#platform/server/secrets/keyed-hash.ts'
import {
  getMollieMethod,
  getStripeMethod,
  isMethod,
  type MethodKey,
  methods,
} from '../../rules/methods.ts'
import type { PaymentGateway } from './gateway.ts'
import { createMollieGateway } from './mollie/mollie-gateway.ts'
import { createStripeGateway } from './stripe/stripe-gateway.ts'

/** Installation settings passed to a gateway adapter. */
export interface GatewayEnvironment {
  /** Environment variables for gateways, with the prefixes MOLLIE_, STRIPE_ and GATEWAY_. */
  readonly env: Readonly<Record<string, string>>
  /** An unguessable suffix of a gateway's webhook URL for providers that do not sign. */
  pathSecret(gateway: string): string
  /** The webhook URL of a gateway; null if this server is not reachable from outside. */
  webhookUrl(gateway: string, how: 'signed' | 'unsigned'): string | null
}

/** The path secrets are derived from the installation secret. */
export function createGatewayEnvironment(installation: {
  readonly env: Readonly<Record<string, string>>
  readonly secret: string
  readonly publicUrl: string
}): GatewayEnvironment {
  const { env, secret, publicUrl } = installation
  const hash = createKeyedHash(secret, 'payments.webhook')
  const pathSecret = (gateway: string) => hash.digest(gateway).toString('hex').slice(0, 40)
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
 * Creates a built-in adapter from the operator's settings, which have already been validated.
 * Imports the provider's SDK immediately, so that no member has to wait for it.
 */
export async function createConfiguredGateway(
  name: 'mollie' | 'stripe',
  surroundings: GatewayEnvironment,
): Promise<PaymentGateway> {
  await (name === 'mollie' ? import('mollie-api-typescript') : import('stripe'))
  const { env } = surroundings
  const set = (key: string) => env[`${name.toUpperCase()}_${key}`]
  const listed = (key: string) =>
    (set(key) ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
  const nameAt = name === 'mollie' ? getMollieMethod : getStripeMethod
  const accepted = Object.keys(methods).filter((key) => isMethod(key) && nameAt(key) !== null)
  const enabled = listed('METHODS').map((key) => {
    if (isMethod(key) && accepted.includes(key)) return key
    throw new Error(
      `${name.toUpperCase()}_METHODS names "${key}"; ${name} accepts ${accepted.join(', ')}.`,
    )
  })
  const serverUrl = set('SERVER_URL')
  const options = {
    ...(serverUrl !== undefined && { serverUrl }),
    ...(enabled.length > 0 && { methods: enabled satisfies MethodKey[] }),
  }
  if (name === 'stripe')
    return createStripeGateway({
      ...options,
      secretKey: set('SECRET_KEY') ?? '',
      webhookSecrets: listed('WEBHOOK_SECRET'),
    })
  const organizationToken = set('ORGANIZATION_TOKEN')
  return createMollieGateway({
    ...options,
    ...(organizationToken !== undefined && { organizationToken }),
    apiKey: set('API_KEY') ?? '',
    pathSecret: surroundings.pathSecret(name),
    signingSecrets: listed('WEBHOOK_SECRET'),
    webhookUrl: surroundings.webhookUrl(name, 'unsigned'),
  })
}
