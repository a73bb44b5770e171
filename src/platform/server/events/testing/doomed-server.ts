import { z } from 'zod'
import { createClock } from '#platform/server/clock.ts'
import { createLog } from '#platform/server/log/log.ts'
import { createDatabase } from '#platform/server/postgres/database.ts'
import { createEventBus } from '../event-bus.ts'

/** A server that will be killed by the test: claims an event, reports it and never finishes. */
createEventBus({
  database: createDatabase({ url: process.argv[2] ?? '' }),
  types: { 'dance.ended': { when: 'later', carries: z.strictObject({ dancer: z.int() }) } },
  later: {
    'dance.ended': [
      ({ dancer }) => {
        process.stdout.write(`claimed ${dancer}\n`)
        return new Promise(() => {})
      },
    ],
  },
  clock: createClock(),
  log: createLog({ level: 'silent' }),
  limits: { pollMs: 20 },
}).start()
