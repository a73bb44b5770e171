import type { z } from 'zod'

/** Who may make a call. The rule is data, so that one generated sweep can ask every call as everybody. */
export type ViewerRule =
  /** Anyone, logged in or not. */
  | 'anyone'
  /** Anyone, but only while the site's settings show search to visitors; members always. */
  | 'searcher'
  /** A logged-in member, confirmed or not. */
  | 'member'
  /** An outside system that proves itself inside the call (a payment webhook). */
  | 'machine'
  /** The operator's own people in certain roles; for everyone else the call is not there. Its address lies under /api/office. */
  | StaffRule

/** The roles that may make a call of the back office: each is named, none includes another. */
export interface StaffRule {
  readonly staff: readonly string[]
}

/** How often one caller may make a call: `count` per `seconds`, counted per member or one of the staff, or per network address when logged out. */
export interface Limit {
  readonly name: string
  readonly count: number
  readonly seconds: number
  /** Count by network address even when logged in (log-in, sign-up, reset). */
  readonly by?: 'viewer' | 'address'
  /** Where it is counted: `database` for what must hold across servers and restarts; else `process`, which costs nothing. */
  readonly kept?: 'process' | 'database'
  /** When the database does not answer: `refuse` everyone, or count in this process alone (the default). */
  readonly ifLost?: 'refuse' | 'process'
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the product, as data: read by the router, the typed client, the OpenAPI document, the limiter and the access sweep. */
export interface Call {
  /** `METHOD /path/:param`; parameters in the path are fields of `takes`. `?name=value` tells calls of one path apart. */
  readonly http: `${Method} /${string}`
  readonly viewer: ViewerRule
  /** One sentence for the OpenAPI document. */
  readonly about: string
  /** What it takes: fields from the path, then the query (GET, DELETE without body; always texts, lists by comma) or the JSON body. */
  readonly takes: z.ZodType
  readonly gives: z.ZodType
  /** Each refusal code with its HTTP status. A code is `feature.reason` and has a text in seven languages. */
  readonly refuses?: Readonly<Record<string, number>>
  readonly limit?: Limit
  /** The field of `takes` that holds the client-made id; a repeat with the same id has no second effect. */
  readonly once?: string
  /** The largest accepted body in bytes (default 64 KiB). */
  readonly bodyLimit?: number
  /**
   * `bytes`: any content type; the body arrives in the fields `bytes` (Uint8Array) and `type`, beside path and query. The bytes are
   * the handler's until it answers; then they are empty.
   */
  readonly body?: 'json' | 'bytes'
  /** A GET that changes something: answered only when one of the site's own pages asks. */
  readonly sameOrigin?: true
  /** How long a browser may keep the answer, in seconds; for what is the same for everyone. */
  readonly cacheSeconds?: number
}

export type Contract = Readonly<Record<string, Call>>

/** Declares one call; only gives the literal types back. */
export function call<const C extends Call>(record: C): C {
  return record
}

export type Takes<C extends Call> = z.output<C['takes']>
/** What a caller may write before defaults and coercions are applied. */
export type Asks<C extends Call> = z.input<C['takes']>
export type Gives<C extends Call> = z.output<C['gives']>
/** The codes a call may refuse with; "not there" needs no declaration. */
export type RefusalCode<C extends Call> =
  | (C['refuses'] extends Readonly<Record<infer K extends string, number>> ? K : never)
  | 'not_found'
