import type { ViewerName } from './viewers.ts'

/** A violated rule, and where. */
export interface Finding {
  readonly rule:
    | 'status'
    | 'absent'
    | 'canary'
    | 'rows'
    | 'headers'
    | 'origin'
    | 'fields'
    | 'reach'
    | 'media'
    | 'page'
    | 'live'
    | 'open'
    | 'after'
    | 'office'
  readonly call: string
  readonly viewer: ViewerName
  readonly what: string
}
