import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { maxContactAddressLength, maxContacts } from './rules/contact-address.ts'

const member = z.string().max(100)
/** The `next` of the previous page. */
const after = z.string().max(400).optional()
/** The value of `after` for the next page; null at the end. */
const nextCursor = z.string().nullable()

export const contract = {
  'blocks.block_member': endpoint({
    route: 'POST /api/members/:member/block',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Blocks a member: from now on neither sees the other anywhere. Blocking again changes nothing.',
    input: z.strictObject({ member }),
    output: z.null(),
    errors: { 'blocks.self': 422 },
    rateLimit: { name: 'blocks.block_member', count: 200, seconds: 86_400 },
  }),
  'blocks.unblock_member': endpoint({
    route: 'DELETE /api/members/:member/block',
    access: 'member',
    summary:
      'Removes the member’s own block. A block by the other member stays, and nothing reveals it.',
    input: z.strictObject({ member }),
    output: z.null(),
  }),
  'blocks.list_blocked': endpoint({
    route: 'GET /api/blocks',
    access: 'member',
    summary: 'Lists the members that the caller has blocked, latest first, 25 at a time.',
    input: z.strictObject({ after }),
    output: z.strictObject({
      members: z.array(z.strictObject({ id: publicId, name: z.string(), since: z.iso.datetime() })),
      count: z.int(),
      next: nextCursor,
    }),
  }),
  'blocks.add_contacts': endpoint({
    route: 'POST /api/blocks/contacts',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Adds contacts by email address or phone number with its country code, of which only a keyed hash is stored: anyone who has confirmed such an address, now or later, no longer sees the member, unless the two are acquainted. The member still sees them; the response and everything else the member can observe are the same whether or not anyone has the address. Adding one again only updates its label.',
    input: z.strictObject({
      contacts: z
        .array(
          z.strictObject({
            address: line({ min: 1, max: maxContactAddressLength }),
            /** The label shown on the member's own list. */
            label: line({ max: 60 }).default(''),
          }),
        )
        .min(1)
        .max(maxContacts),
    }),
    output: z.null(),
    errors: {
      'blocks.confirmation_required': 403,
      'blocks.invalid_address': 422,
      'blocks.own_address': 422,
      'blocks.too_many_contacts': 409,
    },
    bodyLimit: 512 * 1024,
    rateLimit: { name: 'blocks.add_contacts', count: 100, seconds: 86_400, storage: 'database' },
  }),
  'blocks.list_contacts': endpoint({
    route: 'GET /api/blocks/contacts',
    access: 'member',
    summary:
      'Lists the contacts a member has added, latest first, 25 at a time: the label and the day, never the address.',
    input: z.strictObject({ after }),
    output: z.strictObject({
      contacts: z.array(
        z.strictObject({
          id: publicId,
          kind: z.enum(['email', 'phone']),
          label: z.string().nullable(),
          added_at: z.iso.datetime(),
        }),
      ),
      count: z.int(),
      most: z.int(),
      next: nextCursor,
    }),
  }),
  'blocks.remove_contact': endpoint({
    route: 'DELETE /api/blocks/contacts/:contact',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Removes a contact from the member’s list; anyone who has that address sees the member again, unless another block applies.',
    input: z.strictObject({ contact: member }),
    output: z.null(),
  }),
} satisfies Contract

/** Events emitted by blocks, for the features above and itself. */
export const events = {
  /** Two members no longer see each other; everything that connects them must be deleted. */
  'blocks.blocked': event({
    when: 'now',
    carries: z.strictObject({ account: z.int(), other: z.int() }),
  }),
  /** A member added or removed contacts; who is hidden from whom must be updated. */
  'blocks.contacts_changed': event({
    when: 'later',
    carries: z.strictObject({ account: z.int() }),
  }),
} satisfies Events
