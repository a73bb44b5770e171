import { Worker } from 'node:worker_threads'

/** Renders documents of one kind. Throws if too many are waiting, or if one fails. */
export type RenderPdf<Data> = (data: Data) => Promise<Buffer>

/** A document to be rendered by the worker: `module` exports `render(data)`. */
export interface PdfJob {
  readonly id: number
  readonly module: string
  readonly data: unknown
}

/** The worker's response: the bytes, or an error message. */
export type PdfJobResult =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failed: string }

interface Waiting {
  readonly resolve: (bytes: Buffer) => void
  readonly reject: (error: Error) => void
  readonly timeout: NodeJS.Timeout
}

/** How many documents may wait, including those for emails. */
const maxWaiting = 200
/** An invoice takes about 50 ms; the first one also loads the library and the fonts. */
const timeoutMs = 20_000
/** After this time without work the worker exits, which frees the fonts' memory. */
const idleMs = 60_000

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0

/**
 * Creates the renderer of one kind of document. All kinds share one worker thread, which is started
 * when needed, because laying out a page and embedding its fonts would otherwise block every other
 * request. `module` is the file that exports `render(data)`; the data must be cloneable.
 */
export function createPdfRenderer<Data>(module: URL): RenderPdf<Data> {
  return (data) => {
    if (waiting.size >= maxWaiting)
      return Promise.reject(new Error('too many PDF documents are waiting to be rendered'))
    clearTimeout(idle)
    const thread = (worker ??= startWorker())
    const id = (lastId += 1)
    return new Promise<Buffer>((resolve, reject) => {
      const timeout = setTimeout(
        () => fail(thread, new Error('a PDF document took too long')),
        timeoutMs,
      )
      waiting.set(id, { resolve, reject, timeout })
      thread.ref()
      thread.postMessage({ id, module: module.href, data } satisfies PdfJob)
    })
  }
}

function startWorker(): Worker {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    // A document has one or two pages; without a limit one worker could use all memory.
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  thread.unref()
  thread.on('message', (result: PdfJobResult) => settle(thread, result))
  thread.on('error', (error) =>
    fail(thread, error instanceof Error ? error : new Error(String(error))),
  )
  thread.on('exit', () => fail(thread, new Error('the PDF worker ended')))
  return thread
}

function settle(thread: Worker, result: PdfJobResult): void {
  const job = waiting.get(result.id)
  if (job === undefined) return
  waiting.delete(result.id)
  clearTimeout(job.timeout)
  if ('bytes' in result)
    job.resolve(Buffer.from(result.bytes.buffer, result.bytes.byteOffset, result.bytes.byteLength))
  else job.reject(new Error(result.failed))
  if (waiting.size > 0) return
  thread.unref()
  idle = setTimeout(() => stop(thread), idleMs)
  idle.unref()
}

/** Fails everything that is waiting and drops the worker; the next document starts another one. */
function fail(thread: Worker, error: Error): void {
  if (worker !== thread) return
  stop(thread)
  for (const [id, job] of waiting) {
    waiting.delete(id)
    clearTimeout(job.timeout)
    job.reject(error)
  }
}

function stop(thread: Worker): void {
  if (worker === thread) worker = undefined
  clearTimeout(idle)
  void thread.terminate()
}
