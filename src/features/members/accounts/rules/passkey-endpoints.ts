import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { passkeyAlgorithms, passkeyTransports } from './passkeys.ts'
import { user } from './user.ts'

/** Bytes sent by a device, as base64url. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)
/** Only bounded here; validated by the rules. */
const name = line({ max: 200 })
const current_password = text({ max: 200 })

const passwordErrors = {
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
  /** The host for which the passkey works. */
  host: z.string(),
  /** Days in the site's time zone, `YYYY-MM-DD`; null if never used. */
  added_on: z.string(),
  used_on: z.string().nullable(),
})

/** Data a browser needs before its device can sign: bytes as base64url. */
const challenge = { challenge: z.string(), host: z.string(), wait_ms: z.int() }

/** The endpoints for passkeys (BEY-12), split off because the contract is too long for one file. */
export const passkeyEndpoints = {
  'accounts.begin_passkey_log_in': call({
    http: 'POST /api/passkeys/log-in/challenge',
    viewer: 'anyone',
    about:
      'Returns the challenge that a device signs to log in. It does not depend on the caller: the device knows which account it is for.',
    takes: z.strictObject({}),
    gives: z.strictObject(challenge),
    refuses: { 'accounts.passkeys_unavailable': 409 },
    limit: { name: 'accounts.begin_passkey_log_in', count: 200, ...strangers },
  }),
  'accounts.log_in_with_passkey': call({
    http: 'POST /api/passkeys/log-in',
    viewer: 'anyone',
    about: 'Logs in with a challenge signed by a device after it verified its user by fingerprint, face or PIN.',
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
    about: 'Lists the member’s passkeys, oldest first, and whether another may be added.',
    takes: z.strictObject({}),
    gives: z.strictObject({ passkeys: z.array(passkey), add: z.enum(['may', 'unconfirmed', 'full']) }),
  }),
  'accounts.begin_passkey': call({
    http: 'POST /api/passkeys/challenge',
    viewer: 'member',
    about: 'Returns the data a device needs to create a passkey; requires the current password.',
    takes: z.strictObject({ current_password }),
    gives: z.strictObject({
      ...challenge,
      site: z.string(),
      name: z.string(),
      /** The id under which the device stores the account. */
      handle: z.string(),
      algorithms: z.array(z.literal(passkeyAlgorithms)),
      /** Existing passkeys, which the same device must not create again. */
      known: z.array(z.strictObject({ credential: z.string(), transports: z.array(z.enum(passkeyTransports)) })),
    }),
    refuses: {
      ...passwordErrors,
      'accounts.passkeys_unavailable': 409,
      'accounts.unconfirmed': 409,
      'accounts.too_many_passkeys': 409,
    },
    limit: { name: 'accounts.begin_passkey', ...limit },
  }),
  'accounts.add_passkey': call({
    http: 'POST /api/passkeys',
    viewer: 'member',
    about: 'Stores the passkey a device has created, and sends an email with a link that undoes it for 48 hours.',
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
    about: 'Renames one of the member’s passkeys.',
    takes: z.strictObject({ passkey: publicId, name, current_password }),
    gives: passkey,
    refuses: { ...passwordErrors, ...named },
    limit: { name: 'accounts.rename_passkey', ...limit },
  }),
  'accounts.remove_passkey': call({
    http: 'POST /api/passkeys/:passkey/removal',
    viewer: 'member',
    about: 'Removes one of the member’s passkeys: it can no longer be used to log in.',
    takes: z.strictObject({ passkey: publicId, current_password }),
    gives: z.null(),
    refuses: passwordErrors,
    limit: { name: 'accounts.remove_passkey', ...limit },
  }),
} satisfies Contract
