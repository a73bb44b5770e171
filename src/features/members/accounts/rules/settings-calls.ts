import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { browsers, systems } from './device-words.ts'

/** Judged by the rules, whose sentences the specification gives; here only bounded. */
const email = line({ max: 320 })
const password = text({ max: 200 })
const token = line({ max: 100 })

/** From where somebody is or was logged in, as their own lists tell it. */
const from = {
  device: z.enum(['phone', 'tablet', 'computer', 'other']),
  browser: z.enum(browsers),
  system: z.enum(systems),
  /** ISO code; null where it is not known. */
  country: z.string().nullable(),
}

/** What an act that asks for the own password again refuses with. */
const passwordAsked = {
  'accounts.wrong_password': 422,
  'accounts.password_locked': 429,
  'accounts.busy': 503,
} as const
const passwordLimit = { count: 30, seconds: 3600 } as const

/** The calls by which members look after their account: a part of the contract, which is too long for one file. */
export const settingsCalls = {
  'accounts.read_settings': call({
    http: 'GET /api/account',
    viewer: 'member',
    about: 'The own address, the one that waits to be confirmed, and whether one is in invisible mode.',
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
      'Whether a mailed link can still be used, so that its page says so before anything is typed. Spends nothing.',
    takes: z.strictObject({ kind: z.enum(['reset', 'undo', 'reactivate']), token }),
    gives: z.strictObject({ good: z.boolean() }),
    limit: { name: 'accounts.inspect_link', count: 120, seconds: 3600, by: 'address' },
  }),
  'accounts.choose_visibility': call({
    http: 'PUT /api/account/visibility',
    viewer: 'member',
    about: 'Turns invisible mode on or off: absent from search, likes, online and last seen; one may still write.',
    takes: z.strictObject({ invisible: z.boolean() }),
    gives: z.strictObject({ invisible: z.boolean() }),
    limit: { name: 'accounts.choose_visibility', count: 60, seconds: 3600 },
  }),
  'accounts.change_password': call({
    http: 'PUT /api/account/password',
    viewer: 'member',
    about:
      'Changes the password for whoever knows the old one, ends every other session, and mails a link that undoes it for 48 hours.',
    takes: z.strictObject({ current_password: password, password, password_again: password }),
    gives: z.null(),
    refuses: { ...passwordAsked, 'accounts.passwords_differ': 422, 'accounts.weak_password': 422 },
    limit: { name: 'accounts.change_password', ...passwordLimit },
  }),
  'accounts.change_email': call({
    http: 'POST /api/account/email',
    viewer: 'member',
    about: 'Asks for another address: a link is mailed there, 5 a day. Nothing changes before it is used.',
    takes: z.strictObject({ email, current_password: password }),
    gives: z.strictObject({ new_email: z.string() }),
    refuses: {
      ...passwordAsked,
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
    about: 'Forgets an address that waits to be confirmed.',
    takes: z.strictObject({}),
    gives: z.null(),
    limit: { name: 'accounts.keep_email', count: 60, seconds: 3600 },
  }),
  'accounts.confirm_email_change': call({
    http: 'POST /api/email-changes',
    viewer: 'anyone',
    about: 'Brings a new address into force by the secret of its mailed link; the old one is told. Logs nobody in.',
    takes: z.strictObject({ token }),
    gives: z.strictObject({ mine: z.boolean() }),
    refuses: { 'accounts.email_change_failed': 410 },
    limit: { name: 'accounts.confirm_email_change', count: 60, seconds: 3600, by: 'address' },
  }),

  'accounts.list_sessions': call({
    http: 'GET /api/sessions',
    viewer: 'member',
    about: 'Where the own account is logged in, the latest first.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      sessions: z.array(
        z.strictObject({
          id: z.string(),
          ...from,
          /** Days of the site, `YYYY-MM-DD`. */
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
    about: 'Ends one of the own sessions.',
    takes: z.strictObject({ session: publicId }),
    gives: z.null(),
    limit: { name: 'accounts.end_session', count: 120, seconds: 3600 },
  }),
  'accounts.end_other_sessions': call({
    http: 'DELETE /api/sessions',
    viewer: 'member',
    about: 'Ends all own sessions but this one.',
    takes: z.strictObject({}),
    gives: z.strictObject({ ended: z.int() }),
    limit: { name: 'accounts.end_other_sessions', count: 60, seconds: 3600 },
  }),
  'accounts.list_log_ins': call({
    http: 'GET /api/log-ins',
    viewer: 'member',
    about: 'The own log-ins of 30 days and the wrong tries, counted by the hour.',
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
    about: 'Deletes the own account: hidden at once, erased after 14 days unless its mailed link is used before.',
    takes: z.strictObject({ current_password: password }),
    gives: z.strictObject({
      /** A day of the site; null where it is erased already. */
      erased_on: z.string().nullable(),
    }),
    refuses: passwordAsked,
    limit: { name: 'accounts.delete_account', ...passwordLimit },
  }),
  'accounts.reactivate': call({
    http: 'POST /api/reactivations',
    viewer: 'anyone',
    about: 'Brings a deleted account back by the secret of its mailed link, for 14 days. Logs nobody in.',
    takes: z.strictObject({ token }),
    gives: z.strictObject({ name: z.string() }),
    refuses: { 'accounts.reactivation_failed': 410 },
    limit: { name: 'accounts.reactivate', count: 60, seconds: 3600, by: 'address' },
  }),
  'accounts.prepare_export': call({
    http: 'POST /api/account/export',
    viewer: 'member',
    about:
      'Gives the address of a file with everything kept of the member, pictures too, for ten minutes and this member alone.',
    takes: z.strictObject({ current_password: password }),
    gives: z.strictObject({ path: z.string() }),
    refuses: passwordAsked,
    limit: { name: 'accounts.prepare_export', count: 10, seconds: 86_400, kept: 'database' },
  }),
} satisfies Contract
