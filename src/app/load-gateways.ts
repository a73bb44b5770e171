import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '#platform/server/config/config.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import type { Log } from '#platform/server/log/log.ts'
import {
  createConfiguredGateway,
  createGatewayEnvironment,
  type PaymentGateway,
} from '#features/money/payments/server/index.ts'

/**
 * Creates the adapters of the enabled payment providers. A provider that is not built in is the
 * operator's own module, named by its path, that exports `createGateway(surroundings)`.
 */
export async function loadGateways(
  config: Pick<Config, 'gateways' | 'gatewayEnv' | 'publicUrl'> & { readonly secret: string },
  log: Log,
): Promise<PaymentGateway[]> {
  const surroundings = createGatewayEnvironment({
    env: config.gatewayEnv,
    secret: config.secret,
    publicUrl: config.publicUrl,
  })
  const gateways: PaymentGateway[] = []
  for (const name of config.gateways) {
    if (name === 'sandbox') continue
    if (name === 'mollie' || name === 'stripe') {
      gateways.push(await createConfiguredGateway(name, surroundings))
      log.info(
        { id: name },
        'this provider refuses many adult sites: see docs/gateways.md for what to clarify with it first',
      )
      continue
    }
    const module = await import(pathToFileURL(resolve(projectRoot, name)).href)
    if (typeof module.createGateway !== 'function')
      throw new Error(`MINUET_GATEWAY names ${name}, which exports no createGateway.`)
    gateways.push(await module.createGateway(surroundings))
  }
  return gateways
}
