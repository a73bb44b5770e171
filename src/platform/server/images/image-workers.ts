import { createDecodingQueue } from './decoding-queue.ts'
import {
  type ImageJobOutcome,
  type ImageProcess,
  type ImageProcessLimits,
  largeMemory,
  startImageProcess,
} from './image-process.ts'
import type { ImageWork } from './image-job.ts'

export interface ImageWorkers {
  /**
   * Processes a file; null if it crashed the process twice in a row, or took too long or too much
   * memory. Once this resolves, the file is no longer read.
   */
  run<Kind extends keyof ImageWork>(work: Kind, bytes: Uint8Array): Promise<ImageWork[Kind] | null>
}

interface Limits extends ImageProcessLimits {
  /** Maximum number of concurrent processes. */
  readonly concurrency: number
  /** Memory for a file that needs more than `memory`: one at a time, in a process of its own. */
  readonly largeMemory?: number
}

/**
 * How much higher the decoding processes' nice value is than the server's: uploads take seconds
 * anyway, but must not slow down pages for others.
 */
export const decoderNiceness = 5

const idleMs = 30_000
/** WebAssembly never returns memory, so above this a process is replaced by a new one. */
const maxIdleMemory = 300_000_000

/**
 * Processes for untrusted files, started on demand and killed when idle, so that no file can take
 * down the server. Large pictures need several times the memory of others, so they are processed
 * one at a time: three decoders never take more than one large and two ordinary processes.
 */
export function createImageWorkers({ concurrency, ...limits }: Limits): ImageWorkers {
  const large = { ...limits, memory: limits.largeMemory ?? largeMemory }
  const runLarge = createDecodingQueue({ concurrency: 1, waiting: Number.POSITIVE_INFINITY })
  const runQueued = createDecodingQueue({ concurrency, waiting: Number.POSITIVE_INFINITY })
  let jobs = 0
  const idle: { one: ImageProcess; timeout: NodeJS.Timeout }[] = []

  return {
    async run(work, bytes) {
      jobs += 1
      const owner = { account: `job ${jobs}` }
      const fate = await runQueued(owner, async () => {
        const first = await runOnce(work, bytes)
        if (first === 'out_of_memory') return runLarge(owner, () => runAlone(work, bytes))
        // A process can also crash for another reason, such as a machine that is out of memory.
        return first === 'crashed' ? runOnce(work, bytes) : first
      })
      return typeof fate === 'string' ? null : (fate.result as ImageWork[typeof work])
    },
  }

  async function runOnce(work: keyof ImageWork, bytes: Uint8Array): Promise<ImageJobOutcome> {
    const one = takeIdle() ?? (await startImageProcess(limits))
    const fate = await one.run(work, bytes)
    if (typeof fate === 'string' || fate.memory > maxIdleMemory) one.end()
    else keep(one)
    return fate
  }

  async function runAlone(work: keyof ImageWork, bytes: Uint8Array): Promise<ImageJobOutcome> {
    const one = await startImageProcess(large)
    try {
      return await one.run(work, bytes)
    } finally {
      one.end()
    }
  }

  function takeIdle(): ImageProcess | undefined {
    for (let entry = idle.pop(); entry !== undefined; entry = idle.pop()) {
      clearTimeout(entry.timeout)
      if (entry.one.isAlive()) return entry.one
    }
    return undefined
  }

  function keep(one: ImageProcess): void {
    const timeout = setTimeout(() => {
      idle.splice(
        idle.findIndex((entry) => entry.one === one),
        1,
      )
      one.end()
    }, idleMs)
    timeout.unref()
    idle.push({ one, timeout })
  }
}
