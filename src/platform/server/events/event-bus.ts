import type { EventPayload, EventType, Events } from '#kernel/event.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { findOrigin } from '#platform/server/http/request/request-origin.ts'
import type { Emit, AsyncSubscriber, TransactionalSubscriber } from './emit.ts'
import {
  createDispatcher,
  type DispatcherLimits,
  type TaskHandler,
} from '#platform/server/tasks/dispatcher.ts'
import { insertEvent, reviveTasks } from '#platform/server/tasks/store.ts'

/** The events and their subscribers, wired together in main. */
export interface EventsOptions<E extends Events> {
  readonly database: Database
  readonly types: E
  readonly now?: {
    readonly [Name in keyof E]?: readonly TransactionalSubscriber<EventPayload<E[Name]>>[]
  }
  /**
   * A subscriber is recorded by its function's name, so give it one; otherwise its position in the
   * list is used.
   */
  readonly later?: {
    readonly [Name in keyof E]?: readonly AsyncSubscriber<EventPayload<E[Name]>>[]
  }
  readonly clock: Clock
  readonly log: Log
  /**
   * Whether every payload is validated against its event's schema; by default everywhere except in
   * production.
   */
  readonly validate?: boolean
  readonly limits?: Partial<DispatcherLimits>
  /** Called with the name of each event once its transaction is committed. */
  readonly countEvent?: (name: string) => void
}

export interface EventBus<E extends Events> {
  readonly emit: Emit<E>
  /** Starts delivering `later` events: immediately, and then every second. */
  start(): void
  /** Claims no further events; resolves when those being processed are done. */
  stop(): Promise<void>
  /**
   * Delivers all due events and resolves when none are left. Returns how many were delivered to all
   * subscribers and how many failed.
   */
  drain(): Promise<{ delivered: number; failed: number }>
  /**
   * Reads the tasks immediately instead of within a second, for handlers whose events were written
   * by an SQL function.
   */
  pollNow(): void
  /** Resets the tries of all dead events. Returns their number. */
  revive(): Promise<number>
}

/**
 * Creates the event bus: `now` events run in the emitter's transaction, `later` events go through
 * the tasks and are delivered at least once.
 */
export function createEventBus<E extends Events>(options: EventsOptions<E>): EventBus<E> {
  const { database, types, countEvent } = options
  const subscribers = options.now ?? ({} as NonNullable<EventsOptions<E>['now']>)
  const validate = options.validate ?? process.env.NODE_ENV !== 'production'
  const dispatcher = createDispatcher({
    ...options,
    handlers: collectHandlers(types, options.later ?? {}),
  })

  const emit: Emit<E> = async (tx, name, payload, now) => {
    const type = types[name]
    if (type === undefined) throw new Error(`no contract declares the event ${name}`)
    if (countEvent !== undefined) tx.afterCommit(() => countEvent(name))
    if (type.when === 'now') {
      if (validate) type.carries.parse(payload)
      for (const subscriber of subscribers[name] ?? []) await subscriber(tx, payload, now)
      return
    }
    const json = JSON.stringify(payload)
    // Validates what subscribers will receive, so that a Date or a Map in a payload is detected
    // here.
    if (validate) type.carries.parse(JSON.parse(json))
    const key = getOrderKey(type, payload)
    await insertEvent(tx, { name, payload: json, key, origin: findOrigin(), now })
    tx.afterCommit(dispatcher.wake)
  }

  return {
    emit,
    start: dispatcher.start,
    stop: dispatcher.stop,
    drain: async () => {
      const runs = await dispatcher.drain()
      const delivered = runs.filter(({ done }) => done).length
      return { delivered, failed: runs.length - delivered }
    },
    pollNow: dispatcher.wake,
    revive: () => reviveTasks(database),
  }
}

/**
 * `key: 'account'` in an event's declaration names the payload field; events with the same value
 * are delivered in order.
 */
function getOrderKey(type: EventType & { readonly key?: string }, payload: unknown): string | null {
  if (type.key === undefined) return null
  return `${type.key}:${String((payload as Record<string, unknown>)[type.key])}`
}

function collectHandlers(
  types: Events,
  later: { readonly [name: string]: readonly AsyncSubscriber<never>[] | undefined },
): Map<string, TaskHandler> {
  const names = Object.keys(types).filter((name) => types[name]?.when === 'later')
  return new Map(names.map((name) => [name, { subscribers: named(name, later[name] ?? []) }]))
}

function named(
  event: string,
  subscribers: readonly AsyncSubscriber[],
): Map<string, AsyncSubscriber> {
  const byName = new Map(
    subscribers.map((subscriber, place) => [
      subscriber.name || `subscriber ${place + 1}`,
      subscriber,
    ]),
  )
  if (byName.size < subscribers.length)
    throw new Error(`two subscribers of ${event} have the same name`)
  return byName
}
