import { expect, test } from 'vitest'
import { startExampleServer, type ExampleServer } from './testing/example-site.ts'
import type { HealthCheck } from './health.ts'

const works = (name: string): HealthCheck => ({ name, isWorking: () => true })

/** Status and body of an answer, asked with the machine's address as host. */
async function ask(example: ExampleServer, path: 'live' | 'ready'): Promise<[number, unknown]> {
  const answer = await fetch(
    `${example.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')}/health/${path}`,
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return [answer.status, await answer.json()]
}

test('a server whose parts all work is live and ready, whatever the host', async () => {
  const example = await startExampleServer({ health: [works('database'), works('live events')] })
  expect(await ask(example, 'live')).toEqual([200, { status: 'ok' }])
  expect(await ask(example, 'ready')).toEqual([200, { status: 'ok' }])
  await example.http.close()
})

test.each<[string, HealthCheck['isWorking']]>([
  ['says no', () => false],
  ['throws', () => Promise.reject(new Error('the secret reason'))],
  ['does not answer', () => new Promise(() => {})],
])(
  'a part that %s makes the server live but not ready, and is named without the reason',
  async (_, isWorking) => {
    const example = await startExampleServer({
      health: [works('live events'), { name: 'database', isWorking }],
    })
    expect(await ask(example, 'live')).toEqual([200, { status: 'ok' }])
    expect(await ask(example, 'ready')).toEqual([
      503,
      { status: 'unavailable', failed: ['database'] },
    ])
    await example.http.close()
  },
)

test('the parts are checked at most once a second, however often readiness is requested', async () => {
  let times = 0
  const counted = { name: 'database', isWorking: () => (times += 1) > 0 }
  const example = await startExampleServer({ health: [counted] })
  await Promise.all(Array.from({ length: 50 }, () => ask(example, 'ready')))
  expect(times).toBeLessThanOrEqual(2)
  await example.http.close()
})

test('a server that is stopping is no longer ready, while it finishes its requests', async () => {
  const [entered, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const pages = async () => {
    entered.resolve()
    await finished.promise
    return { status: 200, html: '' }
  }
  const example = await startExampleServer({ pages, health: [works('database')] })
  const inFlight = fetch(`${example.url}/members`)
  await entered.promise
  const closed = example.http.close()
  const answer = await example.http.app.request('/health/ready')
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'unavailable', failed: ['stopping'] },
  ])
  finished.resolve()
  await inFlight
  await closed
})
