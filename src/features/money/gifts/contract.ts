import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'

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
  'gifts.list_gifts': endpoint({
    route: 'GET /api/gifts',
    access: 'member',
    summary:
      'Every gift with its name and size; the price of each size is returned with a conversation.',
    input: z.strictObject({}),
    output: z.strictObject({ gifts: z.array(gift) }),
  }),
  'gifts.search_stickers': endpoint({
    route: 'GET /api/stickers',
    access: 'member',
    summary:
      'Stickers that match a search in the reader’s language; without a search, the default ones.',
    input: z.strictObject({ words: z.string().max(100).optional() }),
    output: z.strictObject({ stickers: z.array(sticker) }),
    errors: { 'gifts.source_unavailable': 503 },
    rateLimit: { name: 'gifts.search_stickers', count: 120, seconds: 60 },
  }),
} satisfies Contract
