import { z } from 'zod'
import { event } from '#kernel/event.ts'
import { createClock } from '#platform/server/clock.ts'
import { createLog } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createEventBus, type EventsOptions } from '../event-bus.ts'

const types = {
  'dance.began': event({ when: 'now', carries: z.strictObject({ dancer: z.int() }) }),
  'dance.ended': event({ when: 'later', carries: z.strictObject({ dancer: z.int() }) }),
  'dance.stepped': event({
    when: 'later',
    carries: z.strictObject({ dancer: z.int(), step: z.int() }),
    key: 'dancer',
  }),
  'dance.dated': event({ when: 'later', carries: z.strictObject({ on: z.date() }) }),
}

export function createTestBus(database: Database, options: Partial<EventsOptions<typeof types>>) {
  return createEventBus({
    database,
    types,
    clock: createClock(),
    log: createLog({ level: 'silent' }),
    ...options,
  })
}

export function listTasks(
  database: Database,
): Promise<{ tries: number; dead: boolean; done: string[]; fault: string | null }[]> {
  return database.many(
    sql`select tries, dead_at is not null as dead, done, fault from platform.task order by id`,
  )
}
