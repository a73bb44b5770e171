import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { browsers, systems } from './detect-browser.ts'

/** Only bounded here; the rules validate it and return the messages the specification requires. */
const email = line({ max: 320 })
const password = text({ max: 200 })
const token = line({ max: 100 })

/** Where a member is or was logged in, as shown in their own lists. */
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
  'accounts.read_settings': call({
    http: 'GET /api/account',
    viewer: 'member',
    about: 'Returns the member’s email address, any address waiting to be confirmed, and whether invisible mode is on.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      status: z.enum(['not_confirmed', 'active']),
      email: z.string(),
      new_email: z.string().nullable(),
      invisible: z.boolean(),
    }),
  }),
  'accounts.inspect_link': call({
    http: 'POST /api/links',
    viewer: 'anyone',
    about:
      'Checks whether a mailed link can still be used, so that its page can say so before anything is typed. Does not use up the link.',
    takes: z.strictObject({ kind: z.enum(['reset', 'undo', 'reactivate']), token }),
    gives: z.strictObject({ good: z.boolean() }),
    limit: { name: 'accounts.inspect_link', count: 120, seconds: 3600, by: 'address' },
  }),
  'accounts.choose_visibility': call({
    http: 'PUT /api/account/visibility',
    viewer: 'member',
    about:
      'Turns invisible mode on or off: the member is absent from search, likes, online and last seen, but can still write.',
    takes: z.strictObject({ invisible: z.boolean() }),
    gives: z.strictObject({ invisible: z.boolean() }),
    limit: { name: 'accounts.choose_visibility', count: 60, seconds: 3600 },
  }),
  'accounts.change_password': call({
    http: 'PUT /api/account/password',
    viewer: 'member',
    about:
      'Changes the password (the current one is required), ends every other session, and sends an email with a link that undoes it for 48 hours.',
    takes: z.strictObject({ current_password: password, password, password_again: password }),
    gives: z.null(),
    refuses: { ...passwordErrors, 'accounts.passwords_differ': 422, 'accounts.weak_password': 422 },
    limit: { name: 'accounts.change_password', ...passwordLimit },
  }),
  'accounts.change_email': call({
    http: 'POST /api/account/email',
    viewer: 'member',
    about:
      'Requests a change of email address: a link is sent to the new address, at most 5 a day. Nothing changes until it is used.',
    takes: z.strictObject({ email, current_password: password }),
    gives: z.strictObject({ new_email: z.string() }),
    refuses: {
      ...passwordErrors,
      'accounts.invalid_new_email': 422,
      'accounts.same_email': 422,
      'accounts.signup_name_equal_to_email': 422,
      'accounts.email_taken': 409,
      'accounts.unconfirmed': 409,
      'accounts.email_change_too_soon': 429,
      'accounts.too_many_emails': 429,
    },
    limit: { name: 'accounts.change_email', ...passwordLimit },
  }),
  'accounts.keep_email': call({
    http: 'DELETE /api/account/email',
    viewer: 'member',
    about: 'Discards an email address that is waiting to be confirmed.',
    takes: z.strictObject({}),
    gives: z.null(),
    limit: { name: 'accounts.keep_email', count: 60, seconds: 3600 },
  }),
  'accounts.confirm_email_change': call({
    http: 'POST /api/email-changes',
    viewer: 'anyone',
    about:
      'Applies a new email address using the token from its mailed link; the old address is notified. Does not log anyone in.',
    takes: z.strictObject({ token }),
    gives: z.strictObject({ mine: z.boolean() }),
    refuses: { 'accounts.email_change_failed': 410 },
    limit: { name: 'accounts.confirm_email_change', count: 60, seconds: 3600, by: 'address' },
  }),

  'accounts.list_sessions': call({
    http: 'GET /api/sessions',
    viewer: 'member',
    about: 'Lists the member’s sessions, the latest first.',
    takes: z.strictObject({}),
    gives: z.strictObject({
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
  'accounts.end_session': call({
    http: 'DELETE /api/sessions/:session',
    viewer: 'member',
    about: 'Ends one of the member’s sessions.',
    takes: z.strictObject({ session: publicId }),
    gives: z.null(),
    limit: { name: 'accounts.end_session', count: 120, seconds: 3600 },
  }),
  'accounts.end_other_sessions': call({
    http: 'DELETE /api/sessions',
    viewer: 'member',
    about: 'Ends all of the member’s sessions except this one.',
    takes: z.strictObject({}),
    gives: z.strictObject({ ended: z.int() }),
    limit: { name: 'accounts.end_other_sessions', count: 60, seconds: 3600 },
  }),
  'accounts.list_log_ins': call({
    http: 'GET /api/log-ins',
    viewer: 'member',
    about: 'Lists the member’s logins of the last 30 days, and failed attempts counted by the hour.',
    takes: z.strictObject({}),
    gives: z.strictObject({
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

  'accounts.delete_account': call({
    http: 'POST /api/account/deletion',
    viewer: 'member',
    about:
      'Deletes the member’s account: hidden immediately, erased after 14 days unless the mailed link is used first.',
    takes: z.strictObject({ current_password: password }),
    gives: z.strictObject({
      /** A day in the site's time zone; null if it is erased already. */
      erased_on: z.string().nullable(),
    }),
    refuses: passwordErrors,
    limit: { name: 'accounts.delete_account', ...passwordLimit },
  }),
  'accounts.reactivate': call({
    http: 'POST /api/reactivations',
    viewer: 'anyone',
    about: 'Reactivates a deleted account using the token from its mailed link, for 14 days. Does not log anyone in.',
    takes: z.strictObject({ token }),
    gives: z.strictObject({ name: z.string() }),
    refuses: { 'accounts.reactivation_failed': 410 },
    limit: { name: 'accounts.reactivate', count: 60, seconds: 3600, by: 'address' },
  }),
  'accounts.prepare_export': call({
    http: 'POST /api/account/export',
    viewer: 'member',
    about:
      'Returns the URL of a file with all data stored about the member, including photos; valid for ten minutes and only for this member.',
    takes: z.strictObject({ current_password: password }),
    gives: z.strictObject({ path: z.string() }),
    refuses: passwordErrors,
    limit: { name: 'accounts.prepare_export', count: 10, seconds: 86_400, kept: 'database' },
  }),
} satisfies Contract
