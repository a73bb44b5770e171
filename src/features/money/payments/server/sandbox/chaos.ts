import { z } from 'zod'

/** How badly the sandbox's webhooks behave, for trying out what must not matter. */
export const chaos = z.strictObject({
  /** How long each is held back. */
  delay_ms: z.coerce.number().pipe(z.int().min(0).max(86_400_000)).default(0),
  /** How many more copies of each are sent, all at once. */
  duplicate: z.coerce.number().pipe(z.int().min(0).max(100)).default(0),
  /** Those of the way are held back until after the one of the end. */
  reorder: z.stringbool().or(z.boolean()).default(false),
  /** None is ever sent. */
  drop: z.stringbool().or(z.boolean()).default(false),
  /** The first is sent, and heard, before the shop is answered that there is a payment at all. */
  early: z.stringbool().or(z.boolean()).default(false),
  /** Beside each goes one by someone who does not know the key. */
  forge: z.stringbool().or(z.boolean()).default(false),
})
export type Chaos = z.output<typeof chaos>

/** As well as they should. */
export const noChaos: Chaos = { delay_ms: 0, duplicate: 0, reorder: false, drop: false, early: false, forge: false }
