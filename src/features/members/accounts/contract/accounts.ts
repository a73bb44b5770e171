import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { gender, locale } from './fields.ts'
import { passkeyEndpoints } from './passkeys.ts'
import { settingsEndpoints } from './settings.ts'
import { user } from '../rules/user.ts'

export { type User, user } from '../rules/user.ts'
export { events } from './events.ts'

/**
 * Only length-limited here; the rules validate it and return the messages required by the
 * specification.
 */
const email = line({ max: 320 })
const password = text({ max: 200 })
const token = line({ max: 100 })

const userAnswer = z.strictObject({ user })

/** The status of a sign-up that is waiting for its confirmation email. */
export const confirmation = z.strictObject({
  status: z.enum(['not_confirmed', 'active']),
  email: z.string(),
  /** Seconds until another email may be requested; 0 means now. */
  wait_seconds: z.int(),
})
export type Confirmation = z.output<typeof confirmation>

const emailErrors = {
  name: 'accounts.emails',
  count: 20,
  seconds: 3600,
  by: 'address',
  storage: 'database',
  ifDatabaseFails: 'refuse',
} as const
const emailLimitErrors = {
  'accounts.email_too_soon': 429,
  'accounts.too_many_emails': 429,
} as const

export const contract = {
  'accounts.log_in': endpoint({
    route: 'POST /api/user.php',
    access: 'anyone',
    summary:
      'Logs in by email address or user name. Ten failed attempts within 15 minutes block unknown devices for 15 minutes.',
    input: z.strictObject({ login: line({ min: 1, max: 320 }), password }),
    output: userAnswer,
    errors: {
      'accounts.login_failed': 422,
      'accounts.locked_out': 429,
      'accounts.disabled': 403,
      'accounts.paused': 403,
      'accounts.suspended': 403,
      'accounts.restricted': 403,
      'accounts.deletion_pending': 403,
      'accounts.busy': 503,
    },
    rateLimit: {
      name: 'accounts.log_in',
      count: 50,
      seconds: 3600,
      by: 'address',
      storage: 'database',
      ifDatabaseFails: 'refuse',
    },
  }),
  'accounts.read_user': endpoint({
    route: 'GET /api/user.php',
    access: 'member',
    summary: 'Returns the logged-in user.',
    input: z.strictObject({}),
    output: userAnswer,
  }),
  'accounts.change_language': endpoint({
    route: 'PUT /api/user.php',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Changes the language of the account, of its emails and of this browser.',
    input: z.strictObject({ language: locale }),
    output: userAnswer,
  }),
  'accounts.choose_language': endpoint({
    route: 'PUT /api/language',
    access: 'anyone',
    summary: 'Stores a language in this browser, and on the account if a member is logged in.',
    input: z.strictObject({ language: locale }),
    output: z.null(),
    rateLimit: { name: 'accounts.choose_language', count: 60, seconds: 3600 },
  }),
  'accounts.log_out': endpoint({
    route: 'GET /api/logout.php',
    access: 'anyone',
    summary: 'Ends the session on the server. Only accepted from the site itself.',
    input: z.strictObject({}),
    output: z.null(),
    // A GET with side effects: the HTTP layer must check its origin as it does for a POST.
    sameOrigin: true,
    clearsCache: true,
  }),

  'accounts.hide_page': endpoint({
    route: 'POST /api/page-hidden.php',
    access: 'anyone',
    summary:
      'Reports that the page is no longer visible: a logged-in member stops counting as online. Sent as a beacon.',
    input: z.strictObject({}),
    output: z.null(),
    rateLimit: { name: 'accounts.hide_page', count: 60, seconds: 60 },
  }),

  'accounts.request_challenge': endpoint({
    route: 'POST /api/sign-up-challenges',
    access: 'anyone',
    summary:
      'Issues a calculation (ALTCHA proof of work, version 2) whose solution the sign-up must include; null if the site does not require one. Valid on this site for ten minutes and for one sign-up. The more sign-ups come from a network, the longer it takes.',
    input: z.strictObject({}),
    output: z.strictObject({
      /** A JSON document as base64url: `parameters` and `signature`. */
      challenge: z.string().nullable(),
      expires_in_seconds: z.int(),
    }),
    rateLimit: {
      name: 'accounts.request_challenge',
      count: 120,
      seconds: 3600,
      by: 'address',
    },
  }),
  'accounts.sign_up': endpoint({
    route: 'POST /api/accounts',
    access: 'anyone',
    summary:
      'Creates an account and logs it in. Whether the address already has an account is revealed only by email to that address. A date of birth below the minimum age is remembered in a cookie for up to thirty days.',
    input: z.strictObject({
      id: publicId,
      email,
      name: line({ max: 200 }),
      password,
      date_of_birth: line({ max: 40 }),
      gender,
      seeking: z.array(gender).min(1).max(2),
      country: line({ max: 2 }).optional(),
      region: z.int().min(1).max(32767).optional(),
      city: z.int().min(1).max(2147483647).optional(),
      signup_message: text({ max: 500 }).optional(),
      fictional_acknowledged: z.boolean().default(false),
      terms_accepted: z.boolean().default(false),
      /**
       * The solved challenge, if the site asks for one: a JSON document as base64url with
       * `challenge`, as issued, and `solution` (`counter`, `derivedKey`).
       */
      solution: line({ max: 2000 }).optional(),
    }),
    output: z.strictObject({ next: z.literal('confirm') }),
    errors: {
      'accounts.signups_closed': 403,
      'accounts.invalid_email': 422,
      'accounts.signup_name_equal_to_email': 422,
      'accounts.name_begins_with_at': 422,
      'accounts.invalid_name': 422,
      'accounts.name_reserved': 422,
      'accounts.name_taken': 409,
      'accounts.email_taken': 409,
      'accounts.email_being_deleted': 409,
      'accounts.weak_password': 422,
      'accounts.invalid_birth': 422,
      'accounts.too_young': 422,
      'accounts.too_young_before': 422,
      'accounts.fictional_unacknowledged': 422,
      'accounts.terms_unaccepted': 422,
      'accounts.sign_up_repeated': 409,
      'accounts.solution_missing': 422,
      'accounts.solution_invalid': 422,
      'accounts.busy': 503,
    },
    rateLimit: {
      name: 'accounts.sign_up',
      count: 20,
      seconds: 86_400,
      by: 'address',
      storage: 'database',
      ifDatabaseFails: 'refuse',
    },
    idempotencyKey: 'id',
  }),
  'accounts.read_confirmation': endpoint({
    route: 'GET /api/confirmation',
    access: 'member',
    summary:
      'Returns the confirmation status of the logged-in account; the waiting page polls it every few seconds.',
    input: z.strictObject({}),
    output: confirmation,
  }),
  'accounts.resend_confirmation': endpoint({
    route: 'POST /api/confirmation/emails',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Resends the confirmation email: at most one a minute, 3 an hour and 5 a day.',
    input: z.strictObject({}),
    output: confirmation,
    errors: { ...emailLimitErrors, 'accounts.already_confirmed': 409 },
    rateLimit: emailErrors,
  }),
  'accounts.change_unconfirmed_email': endpoint({
    route: 'PUT /api/confirmation',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Corrects the address of an unconfirmed account and sends the confirmation email there.',
    input: z.strictObject({ email }),
    output: confirmation,
    errors: {
      ...emailLimitErrors,
      'accounts.already_confirmed': 409,
      'accounts.invalid_email': 422,
      'accounts.signup_name_equal_to_email': 422,
      'accounts.email_taken': 409,
    },
    rateLimit: { name: 'accounts.change_unconfirmed_email', count: 10, seconds: 86_400 },
  }),
  'accounts.activate': endpoint({
    route: 'POST /api/activations',
    access: 'anyone',
    summary: 'Confirms an account using the token from its emailed link. Does not log anyone in.',
    input: z.strictObject({ token }),
    output: z.strictObject({ name: z.string(), mine: z.boolean() }),
    errors: { 'accounts.activation_failed': 410 },
    rateLimit: { name: 'accounts.activate', count: 60, seconds: 3600, by: 'address' },
  }),

  'accounts.request_reset': endpoint({
    route: 'POST /api/resets',
    access: 'anyone',
    summary:
      'Sends a link for choosing a new password, at most five a day. The response does not reveal whether the address has an account.',
    input: z.strictObject({ email }),
    output: z.strictObject({ sent: z.literal(true) }),
    errors: {
      'accounts.invalid_email': 422,
      'accounts.email_not_found': 422,
      'accounts.too_many_resets': 429,
    },
    rateLimit: emailErrors,
  }),
  'accounts.reset_password': endpoint({
    route: 'POST /api/passwords',
    access: 'anyone',
    summary:
      'Sets a new password using the token from an emailed link, ends every other session and logs the member in.',
    input: z.strictObject({ token, password, password_again: password }),
    output: z.strictObject({
      user,
      /**
       * Number of passkeys that can still log in; if there are any, the page then links to their
       * list.
       */
      passkeys: z.int(),
    }),
    errors: {
      'accounts.reset_failed': 410,
      'accounts.passwords_differ': 422,
      'accounts.weak_password': 422,
      'accounts.busy': 503,
    },
    rateLimit: { name: 'accounts.reset_password', count: 60, seconds: 3600, by: 'address' },
  }),
  'accounts.undo_change': endpoint({
    route: 'POST /api/undone-changes',
    access: 'anyone',
    summary:
      'Undoes a change of email address, password or passkeys and all later ones, using the token from the notification email, for 48 hours: every session ends, a new password is set, and this browser is logged in.',
    input: z.strictObject({ token, password, password_again: password }),
    output: userAnswer,
    errors: {
      'accounts.undo_failed': 410,
      'accounts.passwords_differ': 422,
      'accounts.weak_password': 422,
      'accounts.busy': 503,
    },
    rateLimit: { name: 'accounts.undo_change', count: 60, seconds: 3600, by: 'address' },
  }),

  ...settingsEndpoints,
  ...passkeyEndpoints,
} satisfies Contract
