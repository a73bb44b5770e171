import type { EventPayload, Events } from '#kernel/event.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'

/** Publishes an event within the transaction that caused it. */
export type Emit<E extends Events> = <Name extends keyof E & string>(
  tx: Transaction,
  name: Name,
  payload: EventPayload<E[Name]>,
  now: Date,
) => Promise<void>

/** A subscriber of a `now` event: SQL only, in the emitter's transaction. */
export type TransactionalSubscriber<Payload = never> = (
  tx: Transaction,
  payload: Payload,
  now: Date,
) => Promise<void>

/** A subscriber of a `later` event: called at least once per event, so it must be idempotent. */
export type AsyncSubscriber<Payload = never> = (
  payload: Payload,
  delivery: { id: number; now: Date },
) => Promise<void>
