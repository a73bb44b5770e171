import type { Config } from './config.ts'
import type { Environment } from './read-environment.ts'

type Named = Pick<Config, 'gateways' | 'gatewayEnv'>

interface GatewaySpec {
  readonly name: string
  /** The required keys with their formats. */
  readonly keys: Readonly<Record<string, RegExp>>
  readonly testKey: RegExp
}

/** The built-in gateways, and the keys each requires. */
const builtInGateways: readonly GatewaySpec[] = [
  { name: 'mollie', keys: { MOLLIE_API_KEY: /^(test|live)_\w{20,}$/ }, testKey: /^test_/ },
  {
    name: 'stripe',
    keys: {
      STRIPE_SECRET_KEY: /^[sr]k_(test|live)_\w{10,}$/,
      STRIPE_WEBHOOK_SECRET: /^whsec_\w{10,}(,whsec_\w{10,})*$/,
    },
    testKey: /^[sr]k_test_/,
  },
]

/**
 * Reads which gateways are enabled, and their variables. Errors are added to `problems`, never with
 * the key itself.
 */
export function readGateways(env: Environment, demo: boolean, problems: string[]): Named {
  const setting = env.MINUET_GATEWAY?.trim() || (demo ? 'sandbox' : 'none')
  const names = setting.split(',').map((name) => name.trim())
  const gateways = names.filter((name) => name !== 'none')
  const isKnown = (name: string) =>
    name === 'sandbox' || builtInGateways.some((one) => one.name === name) || isModule(name)
  if (
    !gateways.every(isKnown) ||
    gateways.length < names.length - 1 ||
    (gateways.length > 0 && names.includes('none'))
  )
    problems.push(
      `MINUET_GATEWAY must be none or a list of sandbox, mollie, stripe and module paths, not "${setting}".`,
    )
  const gatewayEnv = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      /^(MOLLIE|STRIPE|GATEWAY)_/.test(name) && value?.trim() ? [[name, value.trim()]] : [],
    ),
  )
  problems.push(...builtInGateways.flatMap((one) => halves(one, { gateways, gatewayEnv })))
  return { gateways, gatewayEnv }
}

/** Reports keys of a gateway that is not enabled, and missing or malformed keys of one that is. */
function halves({ name, keys }: GatewaySpec, { gateways, gatewayEnv }: Named): string[] {
  const named = gateways.includes(name)
  return Object.entries(keys).flatMap(([key, shape]) => {
    const value = gatewayEnv[key]
    if (!named)
      return value === undefined ? [] : [`${key} is set, but MINUET_GATEWAY does not name ${name}.`]
    if (value === undefined) return [`${key} is missing: MINUET_GATEWAY names ${name}.`]
    return shape.test(value) ? [] : [`${key} does not look like a key of ${name}.`]
  })
}

/**
 * Returns the reasons why a gateway may not take payments on a site with real members, one sentence
 * each.
 */
export function listGatewayProblems({ gateways, gatewayEnv }: Named): string[] {
  const problems: string[] = []
  if (gateways.includes('sandbox'))
    problems.push('MINUET_GATEWAY=sandbox hands out credits for play money; production refuses it.')
  for (const { name, keys, testKey } of builtInGateways) {
    const [key = ''] = Object.keys(keys)
    if (testKey.test(gatewayEnv[key] ?? ''))
      problems.push(
        `${key} is a test key: ${name} would hand out credits for play money; production refuses it.`,
      )
    const url = `${name.toUpperCase()}_SERVER_URL`
    if (gatewayEnv[url] !== undefined && !gatewayEnv[url].startsWith('https://'))
      problems.push(`${url} must begin with https://, because keys are sent there.`)
  }
  return problems
}

/** Whether a name is the path of a module that provides its own gateway. */
export function isModule(name: string): boolean {
  return /^[./].*\.(ts|js|mjs)$/.test(name)
}
