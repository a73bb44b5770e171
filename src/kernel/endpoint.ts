import type { z } from 'zod'

/**
 * Access rule of an endpoint. It is data, so that one generated test can call every endpoint as
 * every kind of caller.
 */
export type AccessRule =
  /** Anyone, logged in or not. */
  | 'anyone'
  /** Anyone, if the site's settings open search to visitors; members always. */
  | 'searcher'
  /** A logged-in member, confirmed or not. */
  | 'member'
  /** An external system that authenticates itself within the request (a payment webhook). */
  | 'machine'
  /**
   * Staff with certain roles; for everyone else the endpoint does not exist. Its path is under
   * /api/office.
   */
  | StaffRule

/** The roles that may call a back office endpoint: each is listed, none includes another. */
export interface StaffRule {
  readonly staff: readonly string[]
}

/**
 * How often one caller may call an endpoint: `count` times per `seconds`, counted per member or
 * staff member, or per network address when logged out.
 */
export interface RateLimit {
  readonly name: string
  readonly count: number
  readonly seconds: number
  /** Count by network address even when logged in (log-in, sign-up, reset). */
  readonly by?: 'viewer' | 'address'
  /**
   * Where calls are counted: `database` for limits that must apply across servers and restarts;
   * otherwise `process`, which costs nothing.
   */
  readonly storage?: 'process' | 'database'
  /**
   * If the database does not answer: `refuse` everyone, or count in this process only (the
   * default).
   */
  readonly ifDatabaseFails?: 'refuse' | 'process'
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One endpoint of the product as data: read by the router, the typed client, the OpenAPI document,
 * the rate limiter and the access sweep.
 */
export interface Endpoint {
  /**
   * `METHOD /path/:param`; path parameters are fields of `input`. `?name=value` distinguishes
   * endpoints with the same path.
   */
  readonly route: `${Method} /${string}`
  readonly access: AccessRule
  /** One sentence for the OpenAPI document. */
  readonly summary: string
  /**
   * Input schema: fields from the path, then from the query (GET, DELETE without body; always
   * strings, lists separated by commas) or the JSON body.
   */
  readonly input: z.ZodType
  readonly output: z.ZodType
  /**
   * Each error code with its HTTP status. A code is `feature.reason` and has a text in seven
   * languages.
   */
  readonly errors?: Readonly<Record<string, number>>
  readonly rateLimit?: RateLimit
  /**
   * `recent`: a staff member must have shown the second factor within the last ten minutes, so that
   * a session left open moves no money. A record names a field and the values that need it.
   */
  readonly secondFactor?: 'recent' | Readonly<Record<string, readonly string[]>>
  /**
   * The `input` field with the client-generated id; a repeated call with the same id has no further
   * effect.
   */
  readonly idempotencyKey?: string
  /**
   * For members who haven't accepted new terms yet. They are refused everything else that changes
   * something, but never what they have a right to or what protects them.
   */
  readonly openWithoutTerms?: true
  /** The largest accepted body in bytes (default 64 KiB). */
  readonly bodyLimit?: number
  /**
   * `bytes`: any content type; the body arrives in the fields `bytes` (Uint8Array) and `type`,
   * together with path and query. The handler may use the bytes until it returns; the buffer is
   * emptied afterwards.
   */
  readonly body?: 'json' | 'bytes'
  /**
   * A GET that changes something; served only if the request comes from one of the site's own
   * pages.
   */
  readonly sameOrigin?: true
  /** Asks the browser to clear its cache for this host, like logging out. */
  readonly clearsCache?: true
  /**
   * How long a browser may cache the response, in seconds; for content that is the same for
   * everyone.
   */
  readonly cacheSeconds?: number
}

export type Contract = Readonly<Record<string, Endpoint>>

/** Declares one endpoint; returns the record unchanged, with its literal types. */
export function endpoint<const C extends Endpoint>(record: C): C {
  return record
}

export type Input<C extends Endpoint> = z.output<C['input']>
/** The input before defaults and coercions are applied. */
export type RawInput<C extends Endpoint> = z.input<C['input']>
export type Output<C extends Endpoint> = z.output<C['output']>
/** The error codes an endpoint may return; `not_found` and `input.invalid` need no declaration. */
export type RefusalCode<C extends Endpoint> =
  | (C['errors'] extends Readonly<Record<infer K extends string, number>> ? K : never)
  | 'not_found'
  | 'input.invalid'
