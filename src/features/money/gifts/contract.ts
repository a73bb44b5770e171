import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'

/** A drawing as it is shown: what is on it, and its addresses. */
export const drawing = z.strictObject({
  /** In the reader’s language; it is its text alternative as well. */
  name: z.string(),
  /** Plays once, or goes on where it is from another source. */
  moving: z.string(),
  /** The same at rest, for those who want nothing to move. */
  still: z.string(),
})
export type Drawing = z.output<typeof drawing>

const gift = drawing.extend({ id: z.string(), size: z.enum(['small', 'middle', 'large']) })
const sticker = drawing.extend({
  /** The source and its id there, `source/id`. */
  id: z.string(),
})
export type Gift = z.output<typeof gift>
export type Sticker = z.output<typeof sticker>

/** The longest a gift’s or a sticker’s id is. */
export const longestId = 133

/** The calls of gifts. */
export const contract = {
  'gifts.list_gifts': call({
    http: 'GET /api/gifts',
    viewer: 'member',
    about: 'Every gift there is, with its name and its size; what each size costs is told with a conversation.',
    takes: z.strictObject({}),
    gives: z.strictObject({ gifts: z.array(gift) }),
  }),
  'gifts.search_stickers': call({
    http: 'GET /api/stickers',
    viewer: 'member',
    about: 'Stickers that fit some words in the reader’s language; without words those that are offered first.',
    takes: z.strictObject({ words: z.string().max(100).optional() }),
    gives: z.strictObject({ stickers: z.array(sticker) }),
    refuses: { 'gifts.source_unavailable': 503 },
    limit: { name: 'gifts.search_stickers', count: 120, seconds: 60 },
  }),
} satisfies Contract
