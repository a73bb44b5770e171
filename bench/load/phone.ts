import type { BrowserContext, CDPSession } from 'playwright-core'

/** The first view of one page on a phone, and its cost; times in milliseconds. */
export interface PhoneVisit {
  /** First and largest contentful paint, and how much the layout shifted. */
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** Processor time of scripts before anyone touches the page, on a processor a quarter as fast. */
  readonly script_cpu: number
  /** Time beyond 50 ms of tasks longer than that, from the first paint on, in processor time. */
  readonly blocking: number
  /** From the first tap until the page's code has run; 0 for a page that runs on demand. */
  readonly ready: number
  /** Bytes on the wire before the first tap, by kind, and of scripts that ran by then. */
  readonly html: number
  readonly styles: number
  readonly scripts: number
  readonly scripts_run: number
  readonly pictures: number
  readonly fonts: number
}

/** Lighthouse's mobile preset: slow 4G and a processor a quarter as fast. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
}
const slowdown = 4
/**
 * How long the page is left alone after loading; shorter than an untouched page waits before it
 * runs its code.
 */
const watchMs = 1500

/** Opens a page on a slowed phone with an empty cache, watches it, and taps it once. */
export async function visitOnPhone(context: BrowserContext, url: string): Promise<PhoneVisit> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const bytes = countBytes(cdp)
  const trace = await record(cdp)
  await page.addInitScript(observePaints)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(watchMs)
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints)
  const { scriptCpu, blocking, ran } = summarize(await trace())
  const ready = await page.evaluate(touch)
  await page.close()
  return {
    ...paints,
    script_cpu: Math.round(scriptCpu),
    blocking: Math.round(blocking),
    ready,
    html: bytes.of('Document'),
    styles: bytes.of('Stylesheet'),
    scripts: bytes.of('Script'),
    scripts_run: bytes.scripts(ran),
    pictures: bytes.of('Image'),
    fonts: bytes.of('Font'),
  }
}

interface Paints {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
}

/** Runs in the page before anything else. */
function observePaints(): void {
  const paints = { fcp: 0, lcp: 0, cls: 0 }
  Object.assign(window, { paints })
  const watch = (type: string, note: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never)
    }).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') paints.fcp = Math.round(startTime)
  })
  watch('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    paints.lcp = Math.round(startTime)
  })
  watch('layout-shift', ({ value }: { value: number }) => {
    paints.cls = Math.round((paints.cls + value) * 1000) / 1000
  })
}

/** Runs in the page: simulates user activity and measures how long the code then takes. */
async function touch(): Promise<number> {
  const { documentElement: page } = document
  if (document.querySelector('script[data-runs="on-demand"]') !== null) return 0
  const startedAt = performance.now()
  dispatchEvent(new Event('pointerup'))
  while (page.dataset.awake === undefined && performance.now() - startedAt < 30_000)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return Math.round(performance.now() - startedAt)
}

/** Adds up the bytes of finished requests by kind of resource. */
function countBytes(cdp: CDPSession) {
  const requests = new Map<string, { type: string; url: string; bytes: number }>()
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    requests.set(requestId, { type, url: response.url, bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request !== undefined) request.bytes = encodedDataLength
  })
  const sum = (wanted: (request: { type: string; url: string }) => boolean) =>
    [...requests.values()].filter(wanted).reduce((total, { bytes }) => total + bytes, 0)
  return {
    of: (type: string) => sum((request) => request.type === type),
    scripts: (urls: ReadonlySet<string>) => sum(({ url }) => urls.has(url)),
  }
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly pid: number
  readonly tid: number
  /** Processor time of the thread in microseconds; unlike `dur` independent of other programs. */
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly url?: string } }
}

/** Records the main thread; the returned function ends it. */
async function record(cdp: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as never[])))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline,loading,v8',
  })
  return async () => {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
    await cdp.send('Tracing.end')
    await complete
    return events
  }
}

const scriptWork = new Set([
  'EvaluateScript',
  'FunctionCall',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
])

function summarize(events: readonly TraceEvent[]) {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const onMain = events.filter(({ pid, tid }) => main.has(`${pid}:${tid}`))
  const firstPaint = Math.min(
    ...onMain.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts),
  )
  const ms = (event: TraceEvent) => (event.tdur ?? 0) / 1000
  const tasks = onMain.filter(({ name, ts }) => name === 'RunTask' && ts >= firstPaint)
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, ms(task) - 50), 0),
    scriptCpu: onMain
      .filter(({ name }) => scriptWork.has(name))
      .reduce((sum, event) => sum + ms(event), 0),
    ran: new Set(
      onMain
        .filter(({ name }) => scriptWork.has(name))
        .flatMap(({ args }) => (args.data?.url === undefined ? [] : [args.data.url])),
    ),
  }
}
