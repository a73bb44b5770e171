import type { Site } from '#features/site/sites/index.ts'
import { type MethodKey, methodKeys } from '../rules/methods.ts'
import type { PaymentGateway } from './gateway.ts'

/** The gateways of an installation, in the order in which the operator prefers them. */
export interface Gateways {
  /** All of them. An order stays with the one it was made at, wherever that is switched on today. */
  readonly all: readonly PaymentGateway[]
  byId(id: string): PaymentGateway | null
  /** Who takes a method on a site: the first of the site's gateways that can; null when nobody does. */
  gatewayFor(site: Site, method: MethodKey): PaymentGateway | null
  /** A gateway by its name, where the site uses it and it takes the method; null otherwise. For a card that is kept there. */
  gatewayOf(site: Site, id: string, method: MethodKey): PaymentGateway | null
  /** Every method that one of the site's gateways takes. */
  methodsOf(site: Site): MethodKey[]
}

/** Makes the register. A site uses those its settings name, or all. */
export function gatewaysOf(all: readonly PaymentGateway[]): Gateways {
  const twice = all.find(({ id }, index) => all.findIndex((other) => other.id === id) !== index)
  if (twice !== undefined) throw new Error(`two gateways are called ${twice.id}`)
  const ofSite = ({ settings }: Site) => all.filter(({ id }) => settings.gateways?.includes(id) ?? true)
  return {
    all,
    byId: (id) => all.find((gateway) => gateway.id === id) ?? null,
    gatewayFor: (site, method) => ofSite(site).find((gateway) => taken(gateway).includes(method)) ?? null,
    gatewayOf: (site, id, method) =>
      ofSite(site).find((gateway) => gateway.id === id && taken(gateway).includes(method)) ?? null,
    methodsOf(site) {
      const known = new Set(ofSite(site).flatMap(taken))
      return methodKeys.filter((key) => known.has(key))
    },
  }
}

/** What a gateway really takes: a direct debit only where it can collect one. */
function taken({ methods, collect }: PaymentGateway): readonly MethodKey[] {
  return collect === undefined ? methods.filter((key) => key !== 'sdd') : methods
}
