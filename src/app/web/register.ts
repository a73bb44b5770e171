import type { SiteView } from './browser-site.ts'

/** The response of `GET /api/user.php` (API-01). */
export interface UserView {
  readonly status: 'not_confirmed' | 'active'
  readonly credits: number
  readonly paid_user: boolean
  /** A staff member writing as a profile: has no credits and cannot buy any. */
  readonly staff?: true
  readonly signup_date: string
  /** While the time bonus runs: its end, and the time left when the server responded. */
  readonly time_bonus?: {
    readonly percentage: number
    readonly ends_at: string
    readonly left_ms: number
  }
  readonly notifications_disabled: readonly string[]
  readonly language: string
  /** While the member has to accept the terms again: since when. */
  readonly accept_terms_since?: string
  readonly profile: {
    readonly id: string
    readonly name: string
    /** `disabled`: the profile is not shown to anyone. */
    readonly status: 'active' | 'disabled'
    readonly main_image: {
      readonly filename: string
      readonly thumb_filename: string
      readonly status: string
    } | null
  }
}

declare module '#platform/web/surroundings.ts' {
  interface Register {
    readonly site: SiteView
    readonly viewer: UserView
  }
}
