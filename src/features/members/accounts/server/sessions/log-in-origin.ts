import type { Context } from '#kernel/context.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import { type DeviceClass, detectDeviceClass } from '../../rules/device-class.ts'
import {
  type Browser,
  detectBrowser,
  type System,
  detectSystem,
} from '../../rules/detect-browser.ts'

/**
 * The origin of a login: the only data stored about a browser and a network address, for the lists
 * of sessions and logins.
 */
export interface LogInOrigin {
  readonly device: DeviceClass
  readonly browser: Browser
  readonly system: System
  /** Null if the country of the network address is unknown. */
  readonly country: string | null
}

/** Reads the origin from a request. */
export function readLogInOrigin(
  sites: Pick<Sites, 'countryOfAddress'>,
  { userAgent, address }: Pick<Context<unknown>, 'userAgent' | 'address'>,
): LogInOrigin {
  return {
    device: detectDeviceClass(userAgent),
    browser: detectBrowser(userAgent),
    system: detectSystem(userAgent),
    country: sites.countryOfAddress(address),
  }
}
