import { z } from 'zod'
import { memberId } from '#kernel/id.ts'
import { locales } from '#kernel/locale.ts'

/** The main photo as returned by user.php (API-01); `active` means usable. */
const mainImage = z.strictObject({
  filename: z.string(),
  thumb_filename: z.string(),
  status: z.enum(['waiting', 'active', 'rejected']),
})

/** The logged-in user, as returned by `/api/user.php` (API-01). */
export const user = z.strictObject({
  status: z.enum(['not_confirmed', 'active']),
  credits: z.int(),
  paid_user: z.boolean(),
  /**
   * Present only for the operator's staff writing as a profile that is not a member; they do not
   * have or buy credits.
   */
  staff: z.literal(true).optional(),
  signup_date: z.iso.datetime(),
  /**
   * Present only while a new member's time bonus runs (CRED-09): its end, and the time left
   * according to the server.
   */
  time_bonus: z
    .strictObject({ percentage: z.int(), ends_at: z.iso.datetime(), left_ms: z.int() })
    .optional(),
  notifications_disabled: z.array(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  fictional_icon: z.string(),
  profile: z.strictObject({
    id: memberId,
    name: z.string(),
    status: z.enum(['active', 'disabled']),
    main_image: mainImage.nullable(),
  }),
  language: z.enum(locales),
  /** Present only while the member has to accept the terms again: since when (SITE-07). */
  accept_terms_since: z.iso.datetime().optional(),
})
export type User = z.output<typeof user>
