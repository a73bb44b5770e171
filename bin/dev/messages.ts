import type { EndpointModules } from '#app/build/endpoints-module.ts'
import type { DatabaseServer } from '../start/open-database-server.ts'
import type { LogIn } from '../start/seed-once.ts'

/** Messages from the development server to the process of the application. */
export type ToApplication =
  | StartMessage
  /** A module of the pages has changed; `null` means all of them. */
  | { readonly type: 'changed'; readonly file: string | null }
  | { readonly type: 'module'; readonly id: number; readonly answer: unknown }

export interface StartMessage {
  readonly type: 'start'
  readonly database: Pick<DatabaseServer, 'url' | 'migrationUrl' | 'applicationRole'>
  readonly publicPort: number
  /** Whether the schema or reference data may differ from the database. */
  readonly migrates: boolean
  /** The demo's members are created by the first process. */
  readonly seeds: boolean
}

/** Messages from the application to the development server. */
export type FromApplication =
  | ({ readonly type: 'ready' } & ApplicationFacts)
  /** A request of Vite's module runner. */
  | { readonly type: 'fetch'; readonly id: number; readonly payload: unknown }
  /** A page could not be rendered; its document is reloaded after the next change. */
  | { readonly type: 'page failed' }

/** The port and endpoints of a running application. */
export interface ApplicationFacts {
  readonly port: number
  readonly endpoints: EndpointModules
  readonly logIns: readonly LogIn[]
  /** Whether a site uses the public address. */
  readonly answers: boolean
}
