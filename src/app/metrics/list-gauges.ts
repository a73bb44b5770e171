import { statfs } from 'node:fs/promises'
import type { GaugeSource } from '#platform/server/metrics/metrics.ts'
import { selectAnswer } from '#platform/server/http/store-health.ts'
import type { Live } from '#platform/server/live/live.ts'
import { selectJobAges, selectTaskFigures } from '#platform/server/tasks/store-figures.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'
import { countQueues } from './count-queues.ts'

/** Values that are read when the metrics are asked for: how busy this server is, and what waits. */
export function listGauges(
  { config, database, bus, clock }: Infrastructure,
  product: Product,
  live: Pick<Live, 'countConnections'>,
): readonly GaugeSource[] {
  const readTasks = () => selectTaskFigures(database, clock.now())
  return [
    {
      name: 'minuet_ready',
      help: '1 if this server can serve members.',
      read: async () => ((await selectAnswer(database)) && bus.isConnected() ? 1 : 0),
    },
    {
      name: 'minuet_live_connections',
      help: 'Open WebSocket connections of this server.',
      read: live.countConnections,
    },
    {
      name: 'minuet_database_connections',
      help: 'Connections of the pool by state; `waiting` are queries without one.',
      label: 'state',
      read: () => {
        const { totalCount, idleCount, waitingCount } = database.pool
        return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
      },
    },
    {
      name: 'minuet_events_waiting',
      help: 'Events that are not delivered yet, of all servers.',
      read: async () => (await readTasks()).waiting,
    },
    {
      name: 'minuet_events_oldest_seconds',
      help: 'Age of the oldest event that is not delivered yet.',
      read: async () => (await readTasks()).oldestSeconds,
    },
    {
      name: 'minuet_events_failed',
      help: 'Events that were given up after too many tries.',
      read: async () => (await readTasks()).dead,
    },
    {
      name: 'minuet_job_success_age_seconds',
      help: 'Time since each job last succeeded, on any server.',
      label: 'job',
      read: async () =>
        Object.fromEntries(
          (await selectJobAges(database, clock.now())).map(({ name, seconds }) => [name, seconds]),
        ),
    },
    {
      name: 'minuet_queue_waiting',
      help: 'What waits for staff, by queue.',
      label: 'queue',
      read: async () => selectValues(await countQueues(product, clock.now()), 'waiting'),
    },
    {
      name: 'minuet_queue_oldest_seconds',
      help: 'Age of the oldest item in each queue that knows it; 0 if nothing waits.',
      label: 'queue',
      read: async () => selectValues(await countQueues(product, clock.now()), 'oldestSeconds'),
    },
    {
      name: 'minuet_disk_free_bytes',
      help: 'Free space where the data folder is: photos, and the database if it is embedded.',
      read: async () => {
        const { bavail, bsize } = await statfs(config.dataFolder)
        return bavail * bsize
      },
    },
  ]
}

function selectValues<Key extends string>(
  queues: Readonly<Record<string, Readonly<Record<Key, number | null>>>>,
  key: Key,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(queues).flatMap(([name, { [key]: value }]) =>
      value === null ? [] : [[name, value]],
    ),
  )
}
