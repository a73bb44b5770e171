import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { passkeyAlgorithms, passkeyTransports } from '../rules/passkeys.ts'
import { user } from '../rules/user.ts'

/** Bytes sent by a device, as base64url. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)
/** Only length-limited here; validated by the rules. */
const name = line({ max: 200 })
const current_password = text({ max: 200 })

const passwordErrors = {
  'accounts.wrong_password': 422,
  'accounts.password_locked': 429,
  'accounts.busy': 503,
} as const
const named = { 'accounts.passkey_unnamed': 422, 'accounts.passkey_name_long': 422 } as const
const limit = { count: 30, seconds: 3600 } as const
const strangers = {
  seconds: 3600,
  by: 'address',
  storage: 'database',
  ifDatabaseFails: 'refuse',
} as const

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
  'accounts.begin_passkey_log_in': endpoint({
    route: 'POST /api/passkeys/log-in/challenge',
    access: 'anyone',
    summary:
      'Returns the challenge that a device signs to log in. It does not depend on the caller: the device knows which account it is for.',
    input: z.strictObject({}),
    output: z.strictObject(challenge),
    errors: { 'accounts.passkeys_unavailable': 409 },
    rateLimit: { name: 'accounts.begin_passkey_log_in', count: 200, ...strangers },
  }),
  'accounts.log_in_with_passkey': endpoint({
    route: 'POST /api/passkeys/log-in',
    access: 'anyone',
    summary:
      'Logs in with a challenge signed by a device after it verified its user by fingerprint, face or PIN.',
    input: z.strictObject({
      credential: bytes(1400),
      client_data: bytes(8000),
      authenticator_data: bytes(8000),
      signature: bytes(4000),
      handle: bytes(100),
    }),
    output: z.strictObject({ user }),
    errors: {
      'accounts.passkey_failed': 422,
      'accounts.passkeys_unavailable': 409,
      'accounts.login_failed': 422,
      'accounts.disabled': 403,
      'accounts.paused': 403,
      'accounts.suspended': 403,
      'accounts.restricted': 403,
      'accounts.deletion_pending': 403,
    },
    rateLimit: { name: 'accounts.log_in_with_passkey', count: 50, ...strangers },
  }),
  'accounts.list_passkeys': endpoint({
    route: 'GET /api/passkeys',
    access: 'member',
    summary: 'Lists the member’s passkeys, oldest first, and whether another may be added.',
    input: z.strictObject({}),
    output: z.strictObject({
      passkeys: z.array(passkey),
      add: z.enum(['may', 'unconfirmed', 'full']),
    }),
  }),
  'accounts.begin_passkey': endpoint({
    route: 'POST /api/passkeys/challenge',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Returns the data a device needs to create a passkey; requires the current password.',
    input: z.strictObject({ current_password }),
    output: z.strictObject({
      ...challenge,
      site: z.string(),
      name: z.string(),
      /** The id under which the device stores the account. */
      handle: z.string(),
      algorithms: z.array(z.literal(passkeyAlgorithms)),
      /** Existing passkeys, which the same device must not create again. */
      known: z.array(
        z.strictObject({ credential: z.string(), transports: z.array(z.enum(passkeyTransports)) }),
      ),
    }),
    errors: {
      ...passwordErrors,
      'accounts.passkeys_unavailable': 409,
      'accounts.unconfirmed': 409,
      'accounts.too_many_passkeys': 409,
    },
    rateLimit: { name: 'accounts.begin_passkey', ...limit },
  }),
  'accounts.add_passkey': endpoint({
    route: 'POST /api/passkeys',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Stores the passkey a device has created, and sends an email with a link that undoes it for 48 hours.',
    input: z.strictObject({
      id: publicId,
      name,
      credential: bytes(1400),
      client_data: bytes(8000),
      attestation: bytes(40_000),
      transports: z.array(line({ max: 40 })).max(20),
    }),
    output: passkey,
    errors: {
      ...named,
      'accounts.passkey_failed': 422,
      'accounts.passkeys_unavailable': 409,
      'accounts.passkey_exists': 409,
      'accounts.unconfirmed': 409,
      'accounts.too_many_passkeys': 409,
    },
    rateLimit: { name: 'accounts.add_passkey', ...limit },
    idempotencyKey: 'id',
  }),
  'accounts.rename_passkey': endpoint({
    route: 'PUT /api/passkeys/:passkey',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Renames one of the member’s passkeys.',
    input: z.strictObject({ passkey: publicId, name, current_password }),
    output: passkey,
    errors: { ...passwordErrors, ...named },
    rateLimit: { name: 'accounts.rename_passkey', ...limit },
  }),
  'accounts.remove_passkey': endpoint({
    route: 'POST /api/passkeys/:passkey/removal',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Removes one of the member’s passkeys: it can no longer be used to log in.',
    input: z.strictObject({ passkey: publicId, current_password }),
    output: z.null(),
    errors: passwordErrors,
    rateLimit: { name: 'accounts.remove_passkey', ...limit },
  }),
} satisfies Contract
