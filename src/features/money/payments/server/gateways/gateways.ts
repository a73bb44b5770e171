import type { Site } from '#features/site/sites/index.ts'
import { type MethodKey, methodKeys, methods } from '../../rules/methods.ts'
import type { PaymentGateway } from './gateway.ts'

/** The gateways of an installation in the operator's order of preference. */
export interface Gateways {
  /**
   * All gateways. An order stays with the gateway where it was created, wherever that is enabled
   * now.
   */
  readonly all: readonly PaymentGateway[]
  byId(id: string): PaymentGateway | null
  /**
   * The gateway for a method on a site: the first of the site's gateways that accepts it; null if
   * none does.
   */
  gatewayFor(site: Site, method: MethodKey): PaymentGateway | null
  /**
   * A gateway by name, if the site uses it and it accepts the method; null otherwise. For cards
   * saved there.
   */
  findGateway(site: Site, id: string, method: MethodKey): PaymentGateway | null
  /** All methods accepted by the site's gateways. */
  listMethods(site: Site): MethodKey[]
}

/** A site uses the gateways named in its settings, or all. */
export function createGateways(all: readonly PaymentGateway[]): Gateways {
  const twice = all.find(({ id }, index) => all.findIndex((other) => other.id === id) !== index)
  if (twice !== undefined) throw new Error(`duplicate gateway name: ${twice.id}`)
  const ofSite = ({ settings }: Site) =>
    all.filter(({ id }) => settings.gateways?.includes(id) ?? true)
  return {
    all,
    byId: (id) => all.find((gateway) => gateway.id === id) ?? null,
    gatewayFor: (site, method) =>
      ofSite(site).find((gateway) => acceptedMethods(gateway).includes(method)) ?? null,
    findGateway: (site, id, method) =>
      ofSite(site).find(
        (gateway) => gateway.id === id && acceptedMethods(gateway).includes(method),
      ) ?? null,
    listMethods(site) {
      const accepted = new Set(ofSite(site).flatMap(acceptedMethods))
      return methodKeys.filter((key) => accepted.has(key))
    },
  }
}

/** The methods a gateway accepts: direct debit only if it can collect. */
function acceptedMethods({ methods: accepted, collect }: PaymentGateway): readonly MethodKey[] {
  return collect === undefined
    ? accepted.filter((key) => methods[key].saves !== 'mandate')
    : accepted
}
