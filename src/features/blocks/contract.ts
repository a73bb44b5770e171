import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'

const member = z.string().max(100)

/** The calls of blocks. */
export const contract = {
  'blocks.block_member': call({
    http: 'POST /api/members/:member/block',
    viewer: 'member',
    about: 'Blocks a member: from now on neither sees the other anywhere. Blocking again changes nothing.',
    takes: z.strictObject({ member }),
    gives: z.null(),
    refuses: { 'blocks.oneself': 422 },
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
    about: 'Whom one has blocked, the latest first.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      members: z.array(z.strictObject({ id: publicId, name: z.string(), since: z.iso.datetime() })),
    }),
  }),
} satisfies Contract

/** What blocks tell the features above. */
export const events = {
  /** Two members are out of each other's sight; whatever joins them is to be forgotten. */
  'blocks.blocked': event({ when: 'now', carries: z.strictObject({ account: z.int(), other: z.int() }) }),
} satisfies Events
