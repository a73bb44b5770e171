import type { z } from 'zod'

/**
 * An event type. `now`: subscribers run in the same transaction (SQL only). `later`: written to the
 * outbox in the transaction and delivered at least once (email, push, live).
 */
export interface EventType {
  readonly when: 'now' | 'later'
  readonly carries: z.ZodType
  /** A payload field; `later` events with the same value are delivered in order. */
  readonly key?: string
}

export type Events = Readonly<Record<string, EventType>>

/** Declares one event, named `feature.past-tense` in its feature's contract. */
export function event<const E extends EventType>(record: E): E {
  return record
}

export type EventPayload<E extends EventType> = z.output<E['carries']>
