import type { Context } from '#kernel/context.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import { type DeviceClass, deviceClass } from '../rules/device-class.ts'
import { type Browser, browserOf, type System, systemOf } from '../rules/device-words.ts'

/**
 * Where a login comes from: the only data stored about a browser and a network address, for the
 * lists of sessions and logins.
 */
export interface SeenFrom {
  readonly device: DeviceClass
  readonly browser: Browser
  readonly system: System
  /** Null if the network address belongs to no known country. */
  readonly country: string | null
}

/** Reads the origin from a request. */
export function seenFrom(
  sites: Pick<Sites, 'countryOfAddress'>,
  { userAgent, address }: Pick<Context<unknown>, 'userAgent' | 'address'>,
): SeenFrom {
  return {
    device: deviceClass(userAgent),
    browser: browserOf(userAgent),
    system: systemOf(userAgent),
    country: sites.countryOfAddress(address),
  }
}
