import { z } from 'zod'

/** Misbehaviour of the sandbox's webhooks, for testing that it has no effect. */
export const chaos = z.strictObject({
  /** Delay of each webhook. */
  delay_ms: z.coerce.number().pipe(z.int().min(0).max(86_400_000)).default(0),
  /** Number of extra copies of each webhook, sent simultaneously. */
  duplicate: z.coerce.number().pipe(z.int().min(0).max(100)).default(0),
  /** Intermediate webhooks are delayed until after the final one. */
  reorder: z.stringbool().or(z.boolean()).default(false),
  /** No webhooks are sent. */
  drop: z.stringbool().or(z.boolean()).default(false),
  /**
   * The first webhook is sent and processed before the shop receives the response that the payment
   * exists.
   */
  early: z.stringbool().or(z.boolean()).default(false),
  /** Each webhook is accompanied by one signed with a wrong key. */
  forge: z.stringbool().or(z.boolean()).default(false),
})
export type Chaos = z.output<typeof chaos>

/** No misbehaviour. */
export const noChaos: Chaos = {
  delay_ms: 0,
  duplicate: 0,
  reorder: false,
  drop: false,
  early: false,
  forge: false,
}
