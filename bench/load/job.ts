/** One HTTP request of an operation. `$id` in its body is replaced with a new UUID each time. */
export interface HttpStep {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * One query of an operation. The values `$id` and `$now` are replaced with a new UUID and the
 * current time on each run.
 */
export interface SqlStep {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * The work of a load process: operations of one or more steps, distributed among its clients and
 * repeated.
 */
export type Job =
  | {
      readonly kind: 'http'
      readonly port: number
      readonly clients: number
      readonly operations: readonly (readonly HttpStep[])[]
    }
  | {
      readonly kind: 'sql'
      readonly url: string
      readonly clients: number
      readonly operations: readonly (readonly SqlStep[])[]
      /** Maximum operations a second for all clients together; unlimited if left out. */
      readonly perSecond?: number
    }
  | {
      readonly kind: 'delivered'
      readonly port: number
      /**
       * One client per pair: the writer's request, and the request headers of the member whose tab
       * is open.
       */
      readonly pairs: readonly {
        readonly write: HttpStep
        readonly reader: Readonly<Record<string, string>>
      }[]
      readonly perSecond: number
    }
  | { readonly kind: 'render'; readonly request: RenderJob }
  | {
      readonly kind: 'upload'
      readonly port: number
      /** Path of the file that every client uploads. */
      readonly file: string
      /**
       * Request headers of each uploading member; one client per member, which uploads one photo
       * after another.
       */
      readonly people: readonly Readonly<Record<string, string>>[]
    }
  | {
      readonly kind: 'pictures'
      readonly file: string
      readonly widths: readonly number[]
      readonly clients: number
    }

/**
 * A page to render without HTTP, session or database: its endpoints' responses are supplied by name
 * and input.
 */
export interface RenderJob {
  readonly url: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly site: unknown
  readonly timeZone: string
  readonly locale: string
}

/** Result of running a load for some time. */
export interface LoadResult {
  /** Operations per second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly done: number
  /**
   * Processor time per operation in milliseconds, summed over all processes: load, site and
   * PostgreSQL.
   */
  readonly cost?: number
  /**
   * Error message of the first failed operation; a measurement with a failed operation is invalid.
   */
  readonly fault?: string
}

/**
 * A client that performs the operation with a given number and throws if the response is not the
 * expected one.
 */
export type Client = (operation: number) => Promise<void>
