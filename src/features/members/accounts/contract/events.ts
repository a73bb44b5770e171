import { z } from 'zod'
import { event, type Events } from '#kernel/event.ts'
import { gender, locale } from './fields.ts'

const accountOnly = z.strictObject({ account: z.int() })

/** Events emitted by accounts for the features above it, and the emails it requests. */
export const events = {
  /** An account was created; the profile is created from this data. */
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
  /** The emailed link was used; from now on other members can see this member. */
  'accounts.activated': event({ when: 'now', carries: accountOnly }),
  /** A new email address of the account was confirmed and is now in use. */
  'accounts.email_changed': event({ when: 'now', carries: accountOnly }),
  /** The member was active; emitted at most once every five minutes per account. */
  'accounts.active': event({
    when: 'now',
    carries: z.strictObject({ account: z.int(), at: z.date() }),
  }),
  /** The member's page is no longer visible. */
  'accounts.away': event({ when: 'now', carries: accountOnly }),
  /** The member turned invisible mode on or off. */
  'accounts.visibility_chosen': event({ when: 'now', carries: accountOnly }),
  /**
   * The member deleted the account: it is no longer visible to anyone, though it may be
   * reactivated.
   */
  'accounts.closed': event({ when: 'now', carries: accountOnly }),
  /**
   * The operator closed the account for good. `scam`: its owner deceived members, who are refunded
   * what they paid to write there.
   */
  'accounts.banned': event({
    when: 'now',
    carries: z.strictObject({ account: z.int(), scam: z.boolean() }),
  }),
  /** The account was reactivated before it was erased. */
  'accounts.reactivated': event({ when: 'now', carries: accountOnly }),

  /**
   * Requests the email that confirms an address, or the one that informs its owner that an account
   * already exists.
   */
  'accounts.confirmation_requested': event({ when: 'later', carries: accountOnly }),
  /**
   * A new password was requested for an address; whether it has an account is looked up when the
   * email is written.
   */
  'accounts.reset_requested': event({
    when: 'later',
    /** `sealed` is the address, encrypted. */
    carries: z.strictObject({ site: z.int(), sealed: z.string() }),
  }),
  /** Requests the email to a new address that is waiting to be confirmed. */
  'accounts.email_change_requested': event({
    when: 'later',
    carries: z.strictObject({ change: z.int() }),
  }),
  /**
   * The email address or password was changed, or a passkey added: requests the notification with
   * the undo link.
   */
  'accounts.changed': event({ when: 'later', carries: z.strictObject({ change: z.int() }) }),
  /** Requests the email with the link that reactivates a deleted account. */
  'accounts.reactivation_requested': event({ when: 'later', carries: accountOnly }),
  /**
   * An account was erased: requests the last email. The payload is complete, because there is no
   * account left to look up.
   */
  'accounts.erasure_completed': event({
    when: 'later',
    carries: z.strictObject({
      site: z.int(),
      locale,
      receipt: z.string(),
      /** Name and address, encrypted. */
      sealed: z.string(),
      /** Whether the email must look neutral in the inbox. */
      quiet: z.boolean(),
    }),
  }),
} satisfies Events
