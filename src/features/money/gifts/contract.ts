import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'

/** A drawing for display: its name and addresses. */
export const drawing = z.strictObject({
  /** In the reader’s language; also used as the text alternative. */
  name: z.string(),
  /** Plays once, or endlessly if it is from another source. */
  moving: z.string(),
  /** The still image, for readers who prefer reduced motion. */
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

/** Maximum length of a gift’s or sticker’s id. */
export const maxIdLength = 133

export const contract = {
  'gifts.list_gifts': call({
    http: 'GET /api/gifts',
    viewer: 'member',
    about: 'Every gift with its name and size; the price of each size is returned with a conversation.',
    takes: z.strictObject({}),
    gives: z.strictObject({ gifts: z.array(gift) }),
  }),
  'gifts.search_stickers': call({
    http: 'GET /api/stickers',
    viewer: 'member',
    about: 'Stickers that match a search in the reader’s language; without a search, the default ones.',
    takes: z.strictObject({ words: z.string().max(100).optional() }),
    gives: z.strictObject({ stickers: z.array(sticker) }),
    refuses: { 'gifts.source_unavailable': 503 },
    limit: { name: 'gifts.search_stickers', count: 120, seconds: 60 },
  }),
} satisfies Contract
