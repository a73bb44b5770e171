import { statfs } from 'node:fs/promises'
import type { GaugeSource } from '#platform/server/metrics/metrics.ts'
import { selectAnswer } from '#platform/server/http/store-health.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'
import type { JobView } from '#features/office/operations/contract/jobs.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { countQueues } from './count-queues.ts'

/** Values that are read when the metrics are asked for: how busy this server is, and what waits. */
export function listGauges(
  { config, database, bus, clock }: Infrastructure,
  product: Product,
  live: Pick<Live, 'countConnections'>,
): readonly GaugeSource[] {
  // Several gauges are read at the same time from the same answer.
  const readQueues = shareRead(() => countQueues(product, clock.now()))
  const readJobs = shareRead(async () => {
    const answer = await product.jobOffice.handlers['jobs.list']({}, { now: clock.now() } as never)
    if (isRefusal(answer)) throw new Error(answer.refusal)
    return answer
  })
  const readEachJob = async (value: (job: JobView) => boolean) =>
    Object.fromEntries((await readJobs()).jobs.map((job) => [job.name, value(job) ? 1 : 0]))
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
      read: async () => (await readJobs()).outbox.waiting,
    },
    {
      name: 'minuet_events_oldest_seconds',
      help: 'Age of the oldest event that is not delivered yet; 0 if there is none.',
      read: async () => {
        const { oldest_at: at } = (await readJobs()).outbox
        return at === null ? 0 : Math.max(0, clock.now().getTime() - Date.parse(at)) / 1000
      },
    },
    {
      name: 'minuet_events_failed',
      help: 'Events that were given up after too many tries.',
      read: async () => (await readJobs()).outbox.failed,
    },
    {
      name: 'minuet_job_overdue',
      help: '1 for each job that should have started by now, on any server.',
      label: 'job',
      read: () => readEachJob(({ overdue }) => overdue),
    },
    {
      name: 'minuet_job_failed',
      help: '1 for each job whose last run failed or was interrupted.',
      label: 'job',
      read: () => readEachJob(({ outcome }) => outcome === 'failed' || outcome === 'interrupted'),
    },
    {
      name: 'minuet_queue_waiting',
      help: 'What waits for staff, by queue.',
      label: 'queue',
      read: async () => selectValues(await readQueues(), 'waiting'),
    },
    {
      name: 'minuet_queue_oldest_seconds',
      help: 'Age of the oldest item in each queue that knows it; 0 if nothing waits.',
      label: 'queue',
      read: async () => selectValues(await readQueues(), 'oldestSeconds'),
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

/** Returns one answer to all who ask while it is being read. */
function shareRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => (running ??= read().finally(() => (running = undefined)))
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
