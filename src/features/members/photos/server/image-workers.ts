import { createDecodingQueue } from './decoding-queue.ts'
import { type Fate, type ImageProcess, type ImageProcessLimits, startImageProcess } from './image-process.ts'
import type { ImageWork } from './image-question.ts'

export interface ImageWorkers {
  /**
   * Processes a file; null if it crashed the process twice in a row, or took too long or too much
   * memory. Once this resolves, nothing reads
   * the file any more.
   */
  ask<Kind extends keyof ImageWork>(work: Kind, bytes: Uint8Array): Promise<ImageWork[Kind] | null>
}

interface Limits extends ImageProcessLimits {
  /** Maximum number of concurrent processes. */
  readonly atOnce: number
}

const idleMs = 30_000
/** WebAssembly never returns memory: above this, a process is replaced by a new one. */
const keptMemory = 300_000_000

/**
 * Processes for untrusted files, started on demand and killed when idle, so that no file can take
 * down the server.
 */
export function createImageWorkers({ atOnce, ...limits }: Limits): ImageWorkers {
  const inTurn = createDecodingQueue({ atOnce, waiting: Number.POSITIVE_INFINITY })
  const idle: { one: ImageProcess; late: NodeJS.Timeout }[] = []

  return {
    async ask(work, bytes) {
      const fate = await inTurn(async () => {
        const first = await once(work, bytes)
        // A process can also crash for another reason, such as a machine that is out of memory.
        return first === 'crashed' ? once(work, bytes) : first
      })
      return typeof fate === 'string' ? null : (fate.result as ImageWork[typeof work])
    },
  }

  async function once(work: keyof ImageWork, bytes: Uint8Array): Promise<Fate> {
    const one = takeIdle() ?? startImageProcess(limits)
    const fate = await one.ask(work, bytes)
    if (typeof fate === 'string' || fate.memory > keptMemory) one.end()
    else keep(one)
    return fate
  }

  function takeIdle(): ImageProcess | undefined {
    for (let kept = idle.pop(); kept !== undefined; kept = idle.pop()) {
      clearTimeout(kept.late)
      if (kept.one.isAlive()) return kept.one
    }
    return undefined
  }

  function keep(one: ImageProcess): void {
    const late = setTimeout(() => {
      idle.splice(
        idle.findIndex((kept) => kept.one === one),
        1,
      )
      one.end()
    }, idleMs)
    late.unref()
    idle.push({ one, late })
  }
}
