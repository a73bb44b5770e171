import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Site } from '#features/site/sites/index.ts'
import { registerCheckRoute } from './check-route.ts'

/** Credit statement: a member's view of the ledger, and its verification elsewhere. */
export interface CreditStatementFeature {
  /** Registers the route of the verification page on the HTTP server. */
  readonly routes: (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void
}

/** The credit statement (BEY-07). */
export function createCreditStatement({
  phrases,
}: {
  readonly phrases: Phrases
}): CreditStatementFeature {
  return { routes: registerCheckRoute(phrases) }
}
