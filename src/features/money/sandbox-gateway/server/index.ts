import type { Clock } from '#platform/server/clock.ts'
import type { DevPage } from '#platform/server/dev/mount-dev-pages.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { PaymentGateway } from '#features/money/payments/server/index.ts'
import { createSandboxAdapter } from './adapter.ts'
import { createSandboxProvider } from './provider.ts'
import { createSandboxRoutes } from './routes/routes.ts'

export interface SandboxGatewayDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly phrases: Phrases
  /** The installation secret; the keys of the sandbox's API and webhooks are derived from it. */
  readonly secret: string
  /**
   * The URL at which this server can reach itself, such as `http://127.0.0.1:3000`: the sandbox is
   * served there and sends its webhooks there.
   */
  readonly ownUrl: string
}

/** A payment provider for play money. Never created in production. */
export interface SandboxGateway {
  /** Its adapter, for payments. */
  readonly gateway: PaymentGateway
  /** Its API, payment pages and settings under /dev/pay. */
  readonly devPage: DevPage
  /** Applies everything that is due and sends pending webhooks. */
  readonly flush: () => Promise<void>
  /** Stops outgoing webhooks; call before closing the database. */
  readonly stop: () => Promise<void>
}

/** Creates the sandbox: a provider behind HTTP, and the adapter that calls it. */
export function createSandboxGateway(deps: SandboxGatewayDeps): SandboxGateway {
  const provider = createSandboxProvider(deps)
  return {
    gateway: createSandboxAdapter(deps),
    devPage: createSandboxRoutes({ provider, ...deps }),
    flush: provider.flush,
    stop: provider.stop,
  }
}
