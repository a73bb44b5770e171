import { randomUUID } from 'node:crypto'
import { type Example, simpleExample } from './example.ts'

const secret = 'A'.repeat(43)
const secrets = (...names: string[]) => Object.fromEntries(names.map((name) => [name, secret]))
const named = { name: 'Laptop' }
const wrong = { current_password: 'not it' }

/** Endpoints for accounts, log-ins and sessions; `example.ts` explains the fields. */
export const accountExamples: Readonly<Record<string, Example>> = {
  'accounts.log_in': {
    input: ({ email }) => ({ login: email, password: 'not the password of anyone' }),
    at: 'email',
    // Ten failed attempts lock an address, whether or not it has an account.
    absent: [422, 429],
    // The owner's log-in history records the failed attempt.
    touchesByAnyone: ['accounts.login_history'],
  },
  'accounts.enter_closed': {
    input: ({ email }) => ({ login: email, password: 'not the password of anyone' }),
    at: 'email',
    // Ten failed attempts lock an address, whether or not it has an account.
    absent: [422, 429],
    // The owner's log-in history records the failed attempt.
    touchesByAnyone: ['accounts.login_history'],
  },
  'accounts.read_user': simpleExample(),
  'accounts.change_language': simpleExample(() => ({ language: 'en' })),
  'accounts.choose_language': simpleExample(() => ({ language: 'en' })),
  // Any later request marks the caller as online again, which changes a row.
  'accounts.hide_page': { ...simpleExample(), last: 9 },
  'accounts.log_out': { input: () => ({}), endsSession: true, last: 5 },
  'accounts.request_challenge': simpleExample(),
  'accounts.sign_up': {
    input: ({ email }) => ({
      id: randomUUID(),
      email,
      name: `New ${randomUUID().slice(0, 13)}`,
      password: 'thirteen small horses',
      date_of_birth: '1990-04-02',
      gender: 'female',
      seeking: ['male'],
      country: 'NL',
      fictional_acknowledged: true,
      terms_accepted: true,
    }),
    at: 'email',
    absent: [200],
    endsSession: true,
    last: 1,
  },
  'accounts.read_confirmation': simpleExample(),
  'accounts.resend_confirmation': {
    input: () => ({}),
    statuses: [409],
    statusesByViewer: { unconfirmed: [200, 429] },
  },
  'accounts.change_unconfirmed_email': {
    input: () => ({ email: 'someone.new@example.test' }),
    statuses: [409],
    statusesByViewer: { unconfirmed: [200, 429] },
  },
  'accounts.activate': { input: () => ({ token: secret }), statuses: [410] },
  'accounts.request_reset': {
    input: ({ email }) => ({ email }),
    at: 'email',
    absent: [200, 429],
    // Sends an email to the owner of the address and no one else.
    touchesByAnyone: ['accounts.one_time_token'],
  },
  'accounts.reset_password': {
    input: () => ({
      token: secret,
      password: 'thirteen small horses',
      password_again: 'thirteen small horses',
    }),
    statuses: [410],
  },
  'accounts.inspect_link': { input: () => ({ kind: 'reset', token: secret }), statuses: [200] },
  'accounts.read_settings': simpleExample(),
  // The sweep has no password; the correct one is covered by the feature's tests.
  'accounts.change_password': {
    input: () => ({
      ...wrong,
      password: 'thirteen tall horses',
      password_again: 'thirteen tall horses',
    }),
    statuses: [422],
  },
  'accounts.change_email': {
    input: () => ({ ...wrong, email: 'somewhere.else@example.test' }),
    statuses: [422],
  },
  'accounts.keep_email': simpleExample(),
  'accounts.confirm_email_change': { input: () => ({ token: secret }), statuses: [410] },
  'accounts.undo_change': {
    input: () => ({
      token: secret,
      password: 'thirteen tall horses',
      password_again: 'thirteen tall horses',
    }),
    statuses: [410],
  },
  'accounts.list_sessions': simpleExample(),
  'accounts.end_session': { input: () => ({ session: randomUUID(), ...wrong }), statuses: [422] },
  'accounts.end_other_sessions': { input: () => ({ ...wrong }), statuses: [422] },
  'accounts.list_log_ins': simpleExample(),
  'accounts.begin_passkey_log_in': simpleExample(),
  // A passkey response without a challenge is refused.
  'accounts.log_in_with_passkey': {
    input: () => secrets('credential', 'client_data', 'authenticator_data', 'signature', 'handle'),
    statuses: [422],
  },
  'accounts.add_passkey': {
    input: () => ({
      ...named,
      id: randomUUID(),
      transports: [],
      ...secrets('credential', 'client_data', 'attestation'),
    }),
    statuses: [422],
  },
  'accounts.list_passkeys': simpleExample(),
  'accounts.begin_passkey': { input: () => ({ ...wrong }), statuses: [422] },
  'accounts.rename_passkey': {
    input: () => ({ ...wrong, ...named, passkey: randomUUID() }),
    statuses: [422],
  },
  'accounts.remove_passkey': {
    input: () => ({ ...wrong, passkey: randomUUID() }),
    statuses: [422],
  },
  'accounts.delete_account': { input: () => ({ current_password: 'not it' }), statuses: [422] },
  'accounts.reactivate': { input: () => ({ token: secret }), statuses: [410] },
  'accounts.prepare_export': { input: () => ({ current_password: 'not it' }), statuses: [422] },
}
