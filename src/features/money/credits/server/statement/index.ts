import type { HttpApp } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Site } from '#features/site/sites/index.ts'
import { checkRoute } from './check-route.ts'

/** The statement: what a member sees of the ledger, and how it is checked elsewhere. */
export interface StatementDoor {
  /** The page that checks a downloaded statement, for the HTTP floor. */
  readonly routes: (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void
}

/** The statement of credits (BEY-07). */
export function createStatement({ phrases }: { readonly phrases: Phrases }): StatementDoor {
  return { routes: checkRoute(phrases) }
}
