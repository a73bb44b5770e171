/** One HTTP request of an operation. `$id` in its body becomes a fresh UUID each time. */
export interface HttpStep {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** One statement of an operation. The values `$id` and `$now` become a fresh UUID and the present instant each time. */
export interface SqlStep {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** What a load process does again and again: operations of one or more steps, shared out among its clients. */
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
      /** So many operations a second of all clients together, where it is not as many as can be. */
      readonly perSecond?: number
    }
  | {
      readonly kind: 'delivered'
      readonly port: number
      /** One client for each pair: who writes by which request, and the headers of the one whose tab is open. */
      readonly pairs: readonly { readonly write: HttpStep; readonly reader: Readonly<Record<string, string>> }[]
      readonly perSecond: number
    }
  | { readonly kind: 'render'; readonly request: RenderJob }
  | {
      readonly kind: 'upload'
      readonly port: number
      /** The file all of them upload. */
      readonly file: string
      /** One client for each, who uploads one photo after the other: the headers of a member's browser. */
      readonly people: readonly Readonly<Record<string, string>>[]
    }
  | { readonly kind: 'pictures'; readonly file: string; readonly widths: readonly number[]; readonly clients: number }

/** A page to render without HTTP, session or database: the answers of its calls lie ready by name and input. */
export interface RenderJob {
  readonly url: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly site: unknown
  readonly timeZone: string
  readonly locale: string
}

/** What one stretch of work came to. */
export interface Stretch {
  /** Operations a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly done: number
  /** Milliseconds of processor time an operation, of all processes together: load, site and PostgreSQL. */
  readonly cost?: number
  /** What the first failed operation said; a measurement with one does not count. */
  readonly fault?: string
}

/** A client that does the operation of a given number; it throws when the answer is not the wanted one. */
export type Client = (operation: number) => Promise<void>
