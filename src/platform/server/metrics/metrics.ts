import type { EmailOutcome } from '../mail/count-emails.ts'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Values of a gauge by the value of its label; a number for a gauge without a label. */
export type GaugeValues = number | Readonly<Record<string, number>>

/** A value that is read when the metrics are asked for. */
export interface GaugeSource {
  /** In snake case with its unit, as Prometheus expects. */
  readonly name: string
  readonly help: string
  /** The label that the values are told apart by; none for a single value. */
  readonly label?: string
  /** Taking longer than two seconds or throwing leaves the values out. */
  read(): Promise<GaugeValues> | GaugeValues
}

/** An answered request. Neither paths nor addresses: they would name members. */
export interface AnsweredRequest {
  /** The endpoint's name, or the kind of file or page. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  readonly countRequest: (request: AnsweredRequest) => void
  /** Counts an event of the product by its name, such as `accounts.signed_up`. */
  readonly countEvent: (name: string) => void
  /** Counts a try to hand an email to the mail server. */
  readonly countEmail: (outcome: EmailOutcome) => void
  /** Adds values that are read when the metrics are asked for. */
  readonly add: (sources: readonly GaugeSource[]) => void
  /** All metrics in the text format of Prometheus, and its media type. */
  readonly write: () => Promise<{ readonly type: string; readonly text: string }>
}

const limitMs = 2000
/** Bounds of the latencies in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Creates the metrics of one server: Node's own, and the product's. No label ever contains a member,
 * an address or a text.
 */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer to a request was ready, by endpoint or kind, and class of status.',
    labelNames: ['route', 'status'],
    buckets,
    registers,
  })
  const events = new Counter({
    name: 'minuet_events_total',
    help: 'Events of the product that this server has written, such as sign-ups, orders and refunds.',
    labelNames: ['event'],
    registers,
  })
  const emails = new Counter({
    name: 'minuet_emails_total',
    help: 'Tries to hand an email to the mail server, by its answer.',
    labelNames: ['outcome'],
    registers,
  })
  const failures = new Counter({
    name: 'minuet_metrics_failures_total',
    help: 'Metrics that could not be read in time.',
    labelNames: ['metric'],
    registers,
  })
  for (const outcome of ['accepted', 'deferred', 'refused']) emails.inc({ outcome }, 0)
  const sources: { readonly source: GaugeSource; readonly gauge: Gauge }[] = []

  return {
    countRequest: ({ route, status, seconds }) =>
      requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
    countEvent: (event) => events.inc({ event }),
    countEmail: (outcome) => emails.inc({ outcome }),
    add(added) {
      for (const source of added)
        sources.push({
          source,
          gauge: new Gauge({
            name: source.name,
            help: source.help,
            labelNames: source.label === undefined ? [] : [source.label],
            registers,
          }),
        })
    },
    async write() {
      await Promise.all(
        sources.map(async ({ source, gauge }) => {
          try {
            const values = await readInTime(source)
            gauge.reset()
            setValues(gauge, source.label, values)
            registry.registerMetric(gauge)
          } catch {
            // A value that can't be read now must not be reported as it was before.
            registry.removeSingleMetric(source.name)
            failures.inc({ metric: source.name })
          }
        }),
      )
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

function setValues(gauge: Gauge, label: string | undefined, values: GaugeValues): void {
  if (typeof values === 'number') gauge.set(values)
  else
    for (const [value, amount] of Object.entries(values))
      gauge.set({ [label ?? '']: value }, amount)
}

async function readInTime(source: GaugeSource): Promise<GaugeValues> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), limitMs)
  })
  try {
    return await Promise.race([source.read(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
