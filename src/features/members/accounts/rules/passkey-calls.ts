import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { passkeyAlgorithms, passkeyTransports } from './passkeys.ts'
import { user } from './user.ts'

/** What a device hands over: bytes as base64url. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)
/** Judged by the rules; here only bounded. */
const name = line({ max: 200 })
const current_password = text({ max: 200 })

const passwordAsked = {
  'accounts.wrong_password': 422,
  'accounts.password_locked': 429,
  'accounts.busy': 503,
} as const
const named = { 'accounts.passkey_unnamed': 422, 'accounts.passkey_name_long': 422 } as const
const limit = { count: 30, seconds: 3600 } as const
const strangers = { seconds: 3600, by: 'address', kept: 'database', ifLost: 'refuse' } as const

const passkey = z.strictObject({
  id: publicId,
  name: z.string(),
  /** The host it works on. */
  host: z.string(),
  /** Days of the site, `YYYY-MM-DD`; null for one that was never used. */
  added_on: z.string(),
  used_on: z.string().nullable(),
})

/** What a browser is told before its device may sign: bytes as base64url. */
const challenge = { challenge: z.string(), host: z.string(), wait_ms: z.int() }

/** The calls of passkeys (BEY-12): a part of the contract, which is too long for one file. */
export const passkeyCalls = {
  'accounts.begin_passkey_log_in': call({
    http: 'POST /api/passkeys/log-in/challenge',
    viewer: 'anyone',
    about:
      'Gives what a device signs to log in. It is the same whoever asks: which account it will be, the device knows.',
    takes: z.strictObject({}),
    gives: z.strictObject(challenge),
    refuses: { 'accounts.passkeys_unavailable': 409 },
    limit: { name: 'accounts.begin_passkey_log_in', count: 200, ...strangers },
  }),
  'accounts.log_in_with_passkey': call({
    http: 'POST /api/passkeys/log-in',
    viewer: 'anyone',
    about: 'Logs in by what a device has signed after it asked for a finger, a face or a PIN.',
    takes: z.strictObject({
      credential: bytes(1400),
      client_data: bytes(8000),
      authenticator_data: bytes(8000),
      signature: bytes(4000),
      handle: bytes(100),
    }),
    gives: z.strictObject({ user }),
    refuses: {
      'accounts.passkey_failed': 422,
      'accounts.passkeys_unavailable': 409,
      'accounts.login_failed': 422,
      'accounts.disabled': 403,
      'accounts.deletion_pending': 403,
    },
    limit: { name: 'accounts.log_in_with_passkey', count: 50, ...strangers },
  }),
  'accounts.list_passkeys': call({
    http: 'GET /api/passkeys',
    viewer: 'member',
    about: 'The own passkeys, the oldest first, and whether another may be added.',
    takes: z.strictObject({}),
    gives: z.strictObject({ passkeys: z.array(passkey), add: z.enum(['may', 'unconfirmed', 'full']) }),
  }),
  'accounts.begin_passkey': call({
    http: 'POST /api/passkeys/challenge',
    viewer: 'member',
    about: 'Gives whoever knows the password what a device needs to make a passkey.',
    takes: z.strictObject({ current_password }),
    gives: z.strictObject({
      ...challenge,
      site: z.string(),
      name: z.string(),
      /** Under what the device files the account. */
      handle: z.string(),
      algorithms: z.array(z.literal(passkeyAlgorithms)),
      /** The passkeys there are, which the same device must not make again. */
      known: z.array(z.strictObject({ credential: z.string(), transports: z.array(z.enum(passkeyTransports)) })),
    }),
    refuses: {
      ...passwordAsked,
      'accounts.passkeys_unavailable': 409,
      'accounts.unconfirmed': 409,
      'accounts.too_many_passkeys': 409,
    },
    limit: { name: 'accounts.begin_passkey', ...limit },
  }),
  'accounts.add_passkey': call({
    http: 'POST /api/passkeys',
    viewer: 'member',
    about: 'Keeps the passkey a device has made, and mails a link that undoes it for 48 hours.',
    takes: z.strictObject({
      id: publicId,
      name,
      credential: bytes(1400),
      client_data: bytes(8000),
      attestation: bytes(40_000),
      transports: z.array(line({ max: 40 })).max(20),
    }),
    gives: passkey,
    refuses: {
      ...named,
      'accounts.passkey_failed': 422,
      'accounts.passkeys_unavailable': 409,
      'accounts.passkey_exists': 409,
      'accounts.unconfirmed': 409,
      'accounts.too_many_passkeys': 409,
    },
    limit: { name: 'accounts.add_passkey', ...limit },
    once: 'id',
  }),
  'accounts.rename_passkey': call({
    http: 'PUT /api/passkeys/:passkey',
    viewer: 'member',
    about: 'Gives one of the own passkeys another name.',
    takes: z.strictObject({ passkey: publicId, name, current_password }),
    gives: passkey,
    refuses: { ...passwordAsked, ...named },
    limit: { name: 'accounts.rename_passkey', ...limit },
  }),
  'accounts.remove_passkey': call({
    http: 'POST /api/passkeys/:passkey/removal',
    viewer: 'member',
    about: 'Removes one of the own passkeys: it logs nobody in any more.',
    takes: z.strictObject({ passkey: publicId, current_password }),
    gives: z.null(),
    refuses: passwordAsked,
    limit: { name: 'accounts.remove_passkey', ...limit },
  }),
} satisfies Contract
