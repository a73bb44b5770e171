import type { SiteView } from './browser-site.ts'

/** What `GET /api/user.php` answers (API-01). */
export interface UserView {
  readonly status: 'not_confirmed' | 'active'
  readonly credits: number
  readonly paid_user: boolean
  /** One of the operator's people, writing as a profile: no credits, and none to buy. */
  readonly staff?: true
  readonly signup_date: string
  /** While the time bonus runs: its end, and what was left when the server answered. */
  readonly time_bonus?: { readonly ends_at: string; readonly left_ms: number }
  readonly notifications_disabled: readonly string[]
  readonly language: string
  readonly profile: {
    readonly id: string
    readonly name: string
    /** `disabled`: nobody is shown the profile. */
    readonly status: 'active' | 'disabled'
    readonly main_image: { readonly filename: string; readonly thumb_filename: string; readonly status: string } | null
  }
}

declare module '#platform/web/surroundings.ts' {
  interface Register {
    readonly site: SiteView
    readonly viewer: UserView
  }
}
