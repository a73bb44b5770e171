import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { locales } from '#kernel/locale.ts'
import { line, text } from '#kernel/text.ts'
import { passkeyCalls } from './rules/passkey-calls.ts'
import { settingsCalls } from './rules/settings-calls.ts'
import { user } from './rules/user.ts'

export { type User, user } from './rules/user.ts'

const gender = z.enum(['male', 'female'])
const locale = z.enum(locales)
/** Judged by the rules, whose sentences the specification gives; here only bounded. */
const email = line({ max: 320 })
const password = text({ max: 200 })
const token = line({ max: 100 })

const userAnswer = z.strictObject({ user })

/** How a sign-up stands that waits for its mail. */
export const confirmation = z.strictObject({
  status: z.enum(['not_confirmed', 'active']),
  email: z.string(),
  /** Seconds until another letter may be asked for; 0 is now. */
  wait_seconds: z.int(),
})
export type Confirmation = z.output<typeof confirmation>

const letters = {
  name: 'accounts.emails',
  count: 20,
  seconds: 3600,
  by: 'address',
  kept: 'database',
  ifLost: 'refuse',
} as const
const letterLimits = { 'accounts.email_too_soon': 429, 'accounts.too_many_emails': 429 } as const

/** The calls of accounts. */
export const contract = {
  'accounts.log_in': call({
    http: 'POST /api/user.php',
    viewer: 'anyone',
    about:
      'Logs in by e-mail address or user name. Ten wrong tries within 15 minutes block unknown devices for 15 minutes.',
    takes: z.strictObject({ login: line({ min: 1, max: 320 }), password }),
    gives: userAnswer,
    refuses: {
      'accounts.login_failed': 422,
      'accounts.locked_out': 429,
      'accounts.disabled': 403,
      'accounts.deletion_pending': 403,
      'accounts.busy': 503,
    },
    limit: { name: 'accounts.log_in', count: 50, seconds: 3600, by: 'address', kept: 'database', ifLost: 'refuse' },
  }),
  'accounts.read_user': call({
    http: 'GET /api/user.php',
    viewer: 'member',
    about: 'Who is logged in.',
    takes: z.strictObject({}),
    gives: userAnswer,
  }),
  'accounts.change_language': call({
    http: 'PUT /api/user.php',
    viewer: 'member',
    about: 'Changes the language of the account, of its mails and of this browser.',
    takes: z.strictObject({ language: locale }),
    gives: userAnswer,
  }),
  'accounts.choose_language': call({
    http: 'PUT /api/language',
    viewer: 'anyone',
    about: 'Remembers a language in this browser, and on the account of whoever is logged in.',
    takes: z.strictObject({ language: locale }),
    gives: z.null(),
    limit: { name: 'accounts.choose_language', count: 60, seconds: 3600 },
  }),
  'accounts.log_out': call({
    http: 'GET /api/logout.php',
    viewer: 'anyone',
    about: 'Ends the session on the server. It acts only for requests from the site itself.',
    takes: z.strictObject({}),
    gives: z.null(),
    // A GET that changes something: the HTTP floor must judge its origin as it does for a POST.
    sameOrigin: true,
  }),

  'accounts.hide_page': call({
    http: 'POST /api/page-hidden.php',
    viewer: 'anyone',
    about: 'A page went out of sight: whoever is logged in does not count as online any more. Sent as a beacon.',
    takes: z.strictObject({}),
    gives: z.null(),
    limit: { name: 'accounts.hide_page', count: 60, seconds: 60 },
  }),

  'accounts.sign_up': call({
    http: 'POST /api/accounts',
    viewer: 'anyone',
    about: 'Makes an account and logs it in. Whether the address already has one is told to the address alone.',
    takes: z.strictObject({
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
    }),
    gives: z.strictObject({ next: z.literal('confirm') }),
    refuses: {
      'accounts.signups_closed': 403,
      'accounts.invalid_email': 422,
      'accounts.signup_name_equal_to_email': 422,
      'accounts.name_begins_with_at': 422,
      'accounts.invalid_name': 422,
      'accounts.name_taken': 409,
      'accounts.email_taken': 409,
      'accounts.email_being_deleted': 409,
      'accounts.weak_password': 422,
      'accounts.invalid_birth': 422,
      'accounts.too_young': 422,
      'accounts.fictional_unacknowledged': 422,
      'accounts.terms_unaccepted': 422,
      'accounts.sign_up_repeated': 409,
      'accounts.busy': 503,
    },
    limit: { name: 'accounts.sign_up', count: 20, seconds: 86_400, by: 'address', kept: 'database', ifLost: 'refuse' },
    once: 'id',
  }),
  'accounts.read_confirmation': call({
    http: 'GET /api/confirmation',
    viewer: 'member',
    about: 'How the own confirmation stands; the waiting page asks every few seconds.',
    takes: z.strictObject({}),
    gives: confirmation,
  }),
  'accounts.resend_confirmation': call({
    http: 'POST /api/confirmation/emails',
    viewer: 'member',
    about: 'Sends the confirmation letter again: not within a minute, at most 3 in an hour and 5 in a day.',
    takes: z.strictObject({}),
    gives: confirmation,
    refuses: { ...letterLimits, 'accounts.already_confirmed': 409 },
    limit: letters,
  }),
  'accounts.change_unconfirmed_email': call({
    http: 'PUT /api/confirmation',
    viewer: 'member',
    about: 'Corrects the address of an account that is not confirmed yet and sends the letter there.',
    takes: z.strictObject({ email }),
    gives: confirmation,
    refuses: {
      ...letterLimits,
      'accounts.already_confirmed': 409,
      'accounts.invalid_email': 422,
      'accounts.signup_name_equal_to_email': 422,
      'accounts.email_taken': 409,
    },
    limit: { name: 'accounts.change_unconfirmed_email', count: 10, seconds: 86_400 },
  }),
  'accounts.activate': call({
    http: 'POST /api/activations',
    viewer: 'anyone',
    about: 'Confirms an account by the secret of its mailed link. Logs nobody in.',
    takes: z.strictObject({ token }),
    gives: z.strictObject({ name: z.string(), mine: z.boolean() }),
    refuses: { 'accounts.activation_failed': 410 },
    limit: { name: 'accounts.activate', count: 60, seconds: 3600, by: 'address' },
  }),

  'accounts.request_reset': call({
    http: 'POST /api/resets',
    viewer: 'anyone',
    about:
      'Sends a link to choose a new password, five a day. The answer does not tell whether the address has an account.',
    takes: z.strictObject({ email }),
    gives: z.strictObject({ sent: z.literal(true) }),
    refuses: { 'accounts.invalid_email': 422, 'accounts.email_not_found': 422, 'accounts.too_many_resets': 429 },
    limit: letters,
  }),
  'accounts.reset_password': call({
    http: 'POST /api/passwords',
    viewer: 'anyone',
    about: 'Sets a new password by the secret of a mailed link, ends every session and logs this one in.',
    takes: z.strictObject({ token, password, password_again: password }),
    gives: z.strictObject({
      user,
      /** How many passkeys go on logging in; the page then leads to their list. */
      passkeys: z.int(),
    }),
    refuses: {
      'accounts.reset_failed': 410,
      'accounts.passwords_differ': 422,
      'accounts.weak_password': 422,
      'accounts.busy': 503,
    },
    limit: { name: 'accounts.reset_password', count: 60, seconds: 3600, by: 'address' },
  }),
  'accounts.undo_change': call({
    http: 'POST /api/undone-changes',
    viewer: 'anyone',
    about:
      'Undoes a change of address, password or passkeys and all after it by the secret of the notice, for 48 hours: every session ends, a new password is set, this browser is logged in.',
    takes: z.strictObject({ token, password, password_again: password }),
    gives: userAnswer,
    refuses: {
      'accounts.undo_failed': 410,
      'accounts.passwords_differ': 422,
      'accounts.weak_password': 422,
      'accounts.busy': 503,
    },
    limit: { name: 'accounts.undo_change', count: 60, seconds: 3600, by: 'address' },
  }),

  ...settingsCalls,
  ...passkeyCalls,
} satisfies Contract

const accountOnly = z.strictObject({ account: z.int() })

/** What accounts tell the features above, and the letters they ask for. */
export const events = {
  /** An account was made; the profile is made from this. */
  'accounts.signed_up': event({
    when: 'now',
    carries: z.strictObject({
      account: z.int(),
      pool: z.int(),
      site: z.int(),
      /** `YYYY-MM-DD` */
      date_of_birth: z.string(),
      gender,
      seeking: z.array(gender),
      country: z.string(),
      region: z.int().nullable(),
      city: z.int().nullable(),
      signup_message: z.string(),
    }),
  }),
  /** The mailed link was used: others see this member from now on. */
  'accounts.activated': event({ when: 'now', carries: accountOnly }),
  /** Another address of the account is confirmed and in force. */
  'accounts.email_changed': event({ when: 'now', carries: accountOnly }),
  /** A sign of life, at most every five minutes for each account. */
  'accounts.active': event({ when: 'now', carries: z.strictObject({ account: z.int(), at: z.date() }) }),
  /** The member's page went out of sight. */
  'accounts.away': event({ when: 'now', carries: accountOnly }),
  /** Its owner turned invisible mode on or off. */
  'accounts.visibility_chosen': event({ when: 'now', carries: accountOnly }),
  /** Its owner deleted it: nobody sees it any more, though it may come back. */
  'accounts.closed': event({ when: 'now', carries: accountOnly }),
  /** The operator closed it for good. `scam`: because its owner deceived members, who get back what they paid to write there. */
  'accounts.banned': event({ when: 'now', carries: z.strictObject({ account: z.int(), scam: z.boolean() }) }),
  /** It came back before it was erased. */
  'accounts.reactivated': event({ when: 'now', carries: accountOnly }),
  /** An account is being erased for good; whoever keeps something of it forgets it now. */
  'accounts.erased': event({ when: 'now', carries: accountOnly }),

  /** The letter that confirms an address, or tells its owner that there is an account already. */
  'accounts.confirmation_requested': event({ when: 'later', carries: accountOnly }),
  /** Someone asked for a new password for an address; whether it has an account is looked up where the letter is written. */
  'accounts.reset_requested': event({ when: 'later', carries: z.strictObject({ site: z.int(), email: z.string() }) }),
  /** The letter to a new address that waits to be confirmed. */
  'accounts.email_change_requested': event({ when: 'later', carries: z.strictObject({ change: z.int() }) }),
  /** The address or the password was changed, or a passkey added: the notice with the way to undo it. */
  'accounts.changed': event({ when: 'later', carries: z.strictObject({ change: z.int() }) }),
  /** The letter with the link that brings a deleted account back. */
  'accounts.reactivation_requested': event({ when: 'later', carries: accountOnly }),
  /** An account was erased: the last letter, with all it needs, for there is no account to look it up in. */
  'accounts.erasure_completed': event({
    when: 'later',
    carries: z.strictObject({
      site: z.int(),
      name: z.string(),
      email: z.string(),
      locale,
      receipt: z.string(),
      /** Whether it is to look like nothing in particular from outside; absent in letters queued before there was a choice. */
      quiet: z.boolean().optional(),
    }),
  }),
} satisfies Events
