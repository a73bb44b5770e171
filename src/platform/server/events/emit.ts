import type { Carries, Events } from '#kernel/event.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'

/** Tells upward what happened, inside the transaction that made it happen. */
export type Emit<E extends Events> = <Name extends keyof E & string>(
  tx: Transaction,
  name: Name,
  payload: Carries<E[Name]>,
  now: Date,
) => Promise<void>

/** A subscriber of a `now` event: SQL only, in the emitter's transaction. */
export type NowSubscriber<Payload = never> = (tx: Transaction, payload: Payload, now: Date) => Promise<void>

/** A subscriber of a `later` event: delivered at least once, so it must be safe to repeat. */
export type LaterSubscriber<Payload = never> = (payload: Payload, delivery: { id: number; now: Date }) => Promise<void>
