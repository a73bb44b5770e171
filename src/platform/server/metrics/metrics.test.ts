import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const readLines = async (metrics: ReturnType<typeof createMetrics>, name: string) =>
  (await metrics.write()).text.split('\n').filter((line) => line.startsWith(name))

test('values are read each time, and one that can’t be read is left out and counted', async () => {
  const metrics = createMetrics()
  let value: number | null = 3
  metrics.add([
    {
      name: 'waiting_orders',
      help: 'Orders.',
      label: 'state',
      read: () => {
        if (value === null) throw new Error('no database')
        return { open: value, held: 0 }
      },
    },
    { name: 'ready', help: 'Ready.', read: async () => 1 },
  ])
  expect(await readLines(metrics, 'waiting_orders')).toEqual([
    'waiting_orders{state="open"} 3',
    'waiting_orders{state="held"} 0',
  ])
  value = null
  expect(await readLines(metrics, 'waiting_orders')).toEqual([])
  expect(await readLines(metrics, 'ready')).toEqual(['ready 1'])
  expect(await readLines(metrics, 'minuet_metrics_failures_total')).toEqual([
    'minuet_metrics_failures_total{metric="waiting_orders"} 3',
  ])
})

test('a value that takes longer than two seconds is left out', async () => {
  const metrics = createMetrics()
  metrics.add([{ name: 'slow', help: 'Slow.', read: () => new Promise(() => {}) }])
  expect(await readLines(metrics, 'slow')).toEqual([])
})

test('requests count by route and class of status in buckets of seconds', async () => {
  const metrics = createMetrics()
  metrics.countRequest({ route: 'likes.like', status: 204, seconds: 0.02 })
  metrics.countRequest({ route: 'likes.like', status: 429, seconds: 0.001 })
  const lines = await readLines(metrics, 'http_request_duration_seconds')
  expect(lines).toContain(
    'http_request_duration_seconds_bucket{le="0.025",route="likes.like",status="2xx"} 1',
  )
  expect(lines).toContain(
    'http_request_duration_seconds_bucket{le="0.01",route="likes.like",status="2xx"} 0',
  )
  expect(lines).toContain('http_request_duration_seconds_count{route="likes.like",status="4xx"} 1')
})
