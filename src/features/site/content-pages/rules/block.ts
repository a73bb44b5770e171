import { z } from 'zod'

/**
 * A run of text in one style: plain, strong, emphasized, or a link. `href` has passed
 * `isSafeTarget`.
 */
export const run = z.strictObject({
  text: z.string(),
  mark: z.enum(['strong', 'em']).optional(),
  href: z.string().optional(),
})
export type Run = z.output<typeof run>

/**
 * A block of a content page. The `id` of a heading is its anchor and is the same in every language.
 */
export const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    text: z.string(),
  }),
  z.strictObject({ kind: z.literal('paragraph'), runs: z.array(run) }),
  z.strictObject({
    kind: z.literal('table'),
    head: z.array(z.array(run)),
    rows: z.array(z.array(z.array(run))),
  }),
  z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(run)) }),
])
export type Block = z.output<typeof block>
export type Heading = Extract<Block, { kind: 'heading' }>
