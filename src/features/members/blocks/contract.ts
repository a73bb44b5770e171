import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { contactAddressLength } from './rules/contact-address.ts'

const member = z.string().max(100)
/** The `next` of the page before. */
const after = z.string().max(100).optional()
/** What to ask `after` for the next page; null at the end. */
const next = z.string().nullable()

/** The calls of blocks. */
export const contract = {
  'blocks.block_member': call({
    http: 'POST /api/members/:member/block',
    viewer: 'member',
    about: 'Blocks a member: from now on neither sees the other anywhere. Blocking again changes nothing.',
    takes: z.strictObject({ member }),
    gives: z.null(),
    refuses: { 'blocks.self': 422 },
    limit: { name: 'blocks.block_member', count: 200, seconds: 86_400 },
  }),
  'blocks.unblock_member': call({
    http: 'DELETE /api/members/:member/block',
    viewer: 'member',
    about: 'Takes the own block back. A block by the other side stays, and nothing tells of it.',
    takes: z.strictObject({ member }),
    gives: z.null(),
  }),
  'blocks.list_blocked': call({
    http: 'GET /api/blocks',
    viewer: 'member',
    about: 'Whom one has blocked, the latest first, 25 at a time.',
    takes: z.strictObject({ after }),
    gives: z.strictObject({
      members: z.array(z.strictObject({ id: publicId, name: z.string(), since: z.iso.datetime() })),
      count: z.int(),
      next,
    }),
  }),
  'blocks.add_contact': call({
    http: 'POST /api/blocks/contacts',
    viewer: 'member',
    about:
      'Lists someone by an e-mail address or a phone number with its country, of which only a keyed hash is kept: whoever has confirmed it, now or later, and oneself never see each other. The answer is the same whether anyone has it. Again, it only takes the new label.',
    takes: z.strictObject({
      address: line({ min: 1, max: contactAddressLength }),
      /** What to call it on the own list. */
      label: line({ max: 60 }).default(''),
    }),
    gives: z.null(),
    refuses: { 'blocks.invalid_address': 422, 'blocks.own_address': 422, 'blocks.too_many_contacts': 409 },
    // Also keeps anyone from trying whole lists of addresses against who vanishes.
    limit: { name: 'blocks.add_contact', count: 100, seconds: 86_400, kept: 'database' },
  }),
  'blocks.list_contacts': call({
    http: 'GET /api/blocks/contacts',
    viewer: 'member',
    about:
      'Whom one has listed by an address, the latest first, 25 at a time: the own label and the day, never the address.',
    takes: z.strictObject({ after }),
    gives: z.strictObject({
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
      next,
    }),
  }),
  'blocks.remove_contact': call({
    http: 'DELETE /api/blocks/contacts/:contact',
    viewer: 'member',
    about: 'Takes a contact off the own list; the two see each other again unless something else keeps them apart.',
    takes: z.strictObject({ contact: member }),
    gives: z.null(),
  }),
} satisfies Contract

/** What blocks tell the features above. */
export const events = {
  /** Two members are out of each other's sight; whatever joins them is to be forgotten. */
  'blocks.blocked': event({ when: 'now', carries: z.strictObject({ account: z.int(), other: z.int() }) }),
} satisfies Events
