import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { browsers, systems } from '../rules/detect-browser.ts'

/**
 * Only length-limited here; the rules validate it and return the messages required by the
 * specification.
 */
const email = line({ max: 320 })
const password = text({ max: 200 })
const token = line({ max: 100 })

/** The browser and place of a login, as shown in the member's own lists. */
const from = {
  device: z.enum(['phone', 'tablet', 'computer', 'other']),
  browser: z.enum(browsers),
  system: z.enum(systems),
  /** ISO code; null if unknown. */
  country: z.string().nullable(),
}

/** Errors of endpoints that require the member's current password. */
const passwordErrors = {
  'accounts.wrong_password': 422,
  'accounts.password_locked': 429,
  'accounts.busy': 503,
} as const
const passwordLimit = { count: 30, seconds: 3600 } as const

/**
 * The endpoints with which members manage their account, split off because the contract is too long
 * for one file.
 */
export const settingsEndpoints = {
  'accounts.read_settings': endpoint({
    route: 'GET /api/account',
    access: 'member',
    summary:
      'Returns the member’s email address, any address waiting to be confirmed, and whether invisible mode is on.',
    input: z.strictObject({}),
    output: z.strictObject({
      status: z.enum(['not_confirmed', 'active']),
      email: z.string(),
      new_email: z.string().nullable(),
      invisible: z.boolean(),
    }),
  }),
  'accounts.inspect_link': endpoint({
    route: 'POST /api/links',
    access: 'anyone',
    summary:
      'Checks whether an emailed link can still be used, so that its page can say so before anything is typed. Does not use up the link.',
    input: z.strictObject({ kind: z.enum(['reset', 'undo', 'reactivate']), token }),
    output: z.strictObject({ good: z.boolean() }),
    rateLimit: { name: 'accounts.inspect_link', count: 120, seconds: 3600, by: 'address' },
  }),
  'accounts.choose_visibility': endpoint({
    route: 'PUT /api/account/visibility',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Turns invisible mode on or off: the member is absent from search, likes, online and last seen, but can still write.',
    input: z.strictObject({ invisible: z.boolean() }),
    output: z.strictObject({ invisible: z.boolean() }),
    rateLimit: { name: 'accounts.choose_visibility', count: 60, seconds: 3600 },
  }),
  'accounts.accept_terms': endpoint({
    route: 'PUT /api/account/terms',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Accepts the terms and the privacy page in force; `since` is `accept_terms_since` of the user. Repeating it changes nothing.',
    input: z.strictObject({ since: z.iso.datetime() }),
    output: z.null(),
    errors: { 'accounts.terms_changed_again': 409 },
    rateLimit: { name: 'accounts.accept_terms', count: 60, seconds: 3600 },
  }),
  'accounts.change_password': endpoint({
    route: 'PUT /api/account/password',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Changes the password (the current one is required), ends every other session, and sends an email with a link that undoes it for 48 hours.',
    input: z.strictObject({ current_password: password, password, password_again: password }),
    output: z.null(),
    errors: { ...passwordErrors, 'accounts.passwords_differ': 422, 'accounts.weak_password': 422 },
    rateLimit: { name: 'accounts.change_password', ...passwordLimit },
  }),
  'accounts.change_email': endpoint({
    route: 'POST /api/account/email',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Requests a change of email address: a link is sent to the new address, at most 5 a day. Nothing changes until it is used.',
    input: z.strictObject({ email, current_password: password }),
    output: z.strictObject({ new_email: z.string() }),
    errors: {
      ...passwordErrors,
      'accounts.invalid_new_email': 422,
      'accounts.same_email': 422,
      'accounts.signup_name_equal_to_email': 422,
      'accounts.email_taken': 409,
      'accounts.unconfirmed': 409,
      'accounts.email_change_too_soon': 429,
      'accounts.too_many_emails': 429,
    },
    rateLimit: { name: 'accounts.change_email', ...passwordLimit },
  }),
  'accounts.keep_email': endpoint({
    route: 'DELETE /api/account/email',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Discards an email address that is waiting to be confirmed.',
    input: z.strictObject({}),
    output: z.null(),
    rateLimit: { name: 'accounts.keep_email', count: 60, seconds: 3600 },
  }),
  'accounts.confirm_email_change': endpoint({
    route: 'POST /api/email-changes',
    access: 'anyone',
    summary:
      'Applies a new email address using the token from its emailed link; the old address is notified. Does not log anyone in.',
    input: z.strictObject({ token }),
    output: z.strictObject({ mine: z.boolean() }),
    errors: { 'accounts.email_change_failed': 410 },
    rateLimit: { name: 'accounts.confirm_email_change', count: 60, seconds: 3600, by: 'address' },
  }),

  'accounts.list_sessions': endpoint({
    route: 'GET /api/sessions',
    access: 'member',
    summary: 'Lists the member’s sessions, the latest first.',
    input: z.strictObject({}),
    output: z.strictObject({
      sessions: z.array(
        z.strictObject({
          id: z.string(),
          ...from,
          /** Days in the site's time zone, `YYYY-MM-DD`. */
          begun_on: z.string(),
          seen_on: z.string(),
          current: z.boolean(),
        }),
      ),
    }),
  }),
  'accounts.end_session': endpoint({
    route: 'POST /api/sessions/:session/log-out',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Ends one of the member’s sessions; the current password is required.',
    input: z.strictObject({ session: publicId, current_password: password }),
    output: z.null(),
    errors: passwordErrors,
    rateLimit: { name: 'accounts.end_session', count: 120, seconds: 3600 },
  }),
  'accounts.end_other_sessions': endpoint({
    route: 'POST /api/sessions/log-out',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Ends all of the member’s sessions except this one; the current password is required.',
    input: z.strictObject({ current_password: password }),
    output: z.strictObject({ ended: z.int() }),
    errors: passwordErrors,
    rateLimit: { name: 'accounts.end_other_sessions', count: 60, seconds: 3600 },
  }),
  'accounts.list_log_ins': endpoint({
    route: 'GET /api/log-ins',
    access: 'member',
    summary:
      'Lists the member’s logins of the last 30 days, and failed attempts counted by the hour.',
    input: z.strictObject({}),
    output: z.strictObject({
      log_ins: z.array(
        z.strictObject({
          ...from,
          outcome: z.enum(['right', 'wrong']),
          times: z.int(),
          at: z.iso.datetime(),
        }),
      ),
    }),
  }),

  'accounts.delete_account': endpoint({
    route: 'POST /api/account/deletion',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Deletes the member’s account: hidden immediately, erased after 14 days unless the emailed link is used first.',
    input: z.strictObject({ current_password: password }),
    output: z.strictObject({
      /** A day in the site's time zone; null if it has already been erased. */
      erased_on: z.string().nullable(),
    }),
    errors: passwordErrors,
    rateLimit: { name: 'accounts.delete_account', ...passwordLimit },
  }),
  'accounts.reactivate': endpoint({
    route: 'POST /api/reactivations',
    access: 'anyone',
    summary:
      'Reactivates a deleted account using the token from its emailed link, for 14 days. Does not log anyone in.',
    input: z.strictObject({ token }),
    output: z.strictObject({ name: z.string() }),
    errors: { 'accounts.reactivation_failed': 410 },
    rateLimit: { name: 'accounts.reactivate', count: 60, seconds: 3600, by: 'address' },
  }),
  'accounts.prepare_export': endpoint({
    route: 'POST /api/account/export',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Returns the URL of a file with all data stored about the member, including photos; valid for ten minutes and only for this member.',
    input: z.strictObject({ current_password: password }),
    output: z.strictObject({ path: z.string() }),
    errors: passwordErrors,
    rateLimit: { name: 'accounts.prepare_export', count: 10, seconds: 86_400, storage: 'database' },
  }),
  'accounts.enter_closed': endpoint({
    route: 'POST /api/closed-accounts',
    access: 'anyone',
    summary:
      'Proves with the password who owns an account, also one that our team has closed, paused or suspended, or that its owner deleted: returns a token, valid for ten minutes, with which POST /export downloads all data stored about them, and with which they can request its erasure. Does not log anyone in. Attempts count as attempts to log in.',
    input: z.strictObject({ login: line({ min: 1, max: 320 }), password }),
    output: z.strictObject({
      token: z.string(),
      state: z.enum(['banned', 'paused', 'suspended', 'restricted', 'deleted', 'open']),
      expires_at: z.iso.datetime(),
    }),
    errors: {
      'accounts.login_failed': 422,
      'accounts.locked_out': 429,
      'accounts.busy': 503,
    },
    rateLimit: {
      name: 'accounts.enter_closed',
      count: 20,
      seconds: 3600,
      by: 'address',
      storage: 'database',
      ifDatabaseFails: 'refuse',
    },
  }),
} satisfies Contract
