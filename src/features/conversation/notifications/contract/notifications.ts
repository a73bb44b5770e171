import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import type { Events } from '#kernel/event.ts'
import { line } from '#kernel/text.ts'
import { staffWith } from '#features/members/staff/index.ts'
import { emailKinds, frequencies } from '../rules/preferences.ts'
import { newsletterEndpoints } from './newsletters.ts'

const kind = z.enum(emailKinds)

const settings = z.strictObject({
  emails: z.record(kind, z.boolean()),
  frequency: z.enum(frequencies),
  /** Whether emails contain what was written. */
  message_text: z.boolean(),
  /** Whether no email is sent at night. */
  quiet_hours: z.boolean(),
  /** The time zone in which the night is measured. */
  time_zone: z.string(),
  /** Why no emails are sent at present (NTF-02); empty if nothing keeps them back. */
  disabled: z.array(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  /** The kinds that were switched off by unsubscribing in a mail app. */
  unsubscribed: z.array(kind),
})

/** An address to which no notifications are sent, or that fails at times. */
const suppression = z.strictObject({
  /** The public id of the member who has the address. */
  member: z.uuid(),
  name: z.string(),
  /** The address without its name, such as `j…@example.org`; null if the member has another one now. */
  address: z.string().nullable(),
  /** Null while only temporary failures are counted. */
  reason: z.enum(['bounce', 'fbl']).nullable(),
  failures: z.int(),
  since: z.iso.datetime(),
  last: z.iso.datetime(),
})
export type SuppressionView = z.output<typeof suppression>

/** A member's email notifications (NTF-01, NTF-02), and what operators send (OPS-12). */
export const contract = {
  'notifications.read_settings': endpoint({
    route: 'GET /api/notifications',
    access: 'member',
    summary: 'Which emails the member receives and how often, and why none are sent if that is so.',
    input: z.strictObject({}),
    output: settings,
  }),
  'notifications.save_settings': endpoint({
    route: 'PUT /api/notifications',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Changes the settings that are given and leaves the others as they are.',
    input: z.strictObject({
      emails: z.partialRecord(kind, z.boolean()).optional(),
      frequency: z.enum(frequencies).optional(),
      message_text: z.boolean().optional(),
      quiet_hours: z.boolean().optional(),
      time_zone: line({ max: 64 }).optional(),
    }),
    output: settings,
    errors: { 'notifications.unknown_time_zone': 422 },
    rateLimit: { name: 'notifications.save_settings', count: 240, seconds: 3600 },
  }),
  'notifications.unsubscribe': endpoint({
    route: 'POST /api/unsubscriptions',
    access: 'anyone',
    summary:
      'Switches off the kind of email that the link in an email names. Says nothing about the account.',
    input: z.strictObject({ token: line({ max: 200 }) }),
    output: z.strictObject({ kind }),
    errors: { 'notifications.unsubscribe_failed': 404 },
    rateLimit: { name: 'notifications.unsubscribe', count: 120, seconds: 3600, by: 'address' },
  }),
  'notifications.resume': endpoint({
    route: 'POST /api/notifications/resume',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Switches emails on again after a bounce or spam complaint, and the kinds that were unsubscribed in a mail app.',
    input: z.strictObject({}),
    output: settings,
    rateLimit: { name: 'notifications.resume', count: 5, seconds: 86_400 },
  }),
  'notifications.find_suppressions': endpoint({
    // Not a GET: the address searched for must not be in a server's log.
    route: 'POST /api/office/suppressions/searches',
    access: staffWith('suppressions.read'),
    summary:
      'Lists the addresses that get no notifications and those that fail at times, the latest first; or finds one by the whole address.',
    input: z.strictObject({
      email: line({ max: 320 }).optional(),
      after: z.string().max(500).optional(),
    }),
    output: z.strictObject({ suppressions: z.array(suppression), next: z.string().nullable() }),
  }),
  ...newsletterEndpoints,
} satisfies Contract

/** No events are emitted. */
export const events = {} satisfies Events
