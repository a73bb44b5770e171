import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '#platform/server/config/project-root.ts'
import type { decodeImage } from './decode-image.ts'
import { createDecodingQueue } from './decoding-queue.ts'
import type { encodeAvif } from './encode-avif.ts'

/** What can be asked of an image process. */
interface Work {
  readonly decode: Awaited<ReturnType<typeof decodeImage>>
  readonly avif: Awaited<ReturnType<typeof encodeAvif>>
}
export interface ImageQuestion {
  readonly work: keyof Work
  readonly bytes: Uint8Array
}
export interface ImageAnswer {
  readonly result: Work[keyof Work]
  /** What the process holds afterwards, in bytes. */
  readonly memory: number
}

export interface ImageWorkers {
  /** Has a file worked on; null when it broke the process, twice in a row, or took too long or too much. */
  ask<Kind extends keyof Work>(work: Kind, bytes: Uint8Array): Promise<Work[Kind] | null>
}

interface Limits {
  /** How many processes may work at the same time. */
  readonly atOnce: number
  /** A file that takes longer was made to; an honest one of 40 megapixels takes about five on a slow machine. */
  readonly seconds?: number
  /** The most a process may hold, in bytes; an honest HEIC of 40 megapixels takes about 550 MB. */
  readonly memory?: number
  /** The nice value: above 0 for what can wait. */
  readonly nice?: number
}

type Fate = { readonly answer: ImageAnswer } | 'crashed' | 'stopped'

const program = fileURLToPath(new URL('./image-child.ts', import.meta.url))
const readable = ['src/*', 'node_modules/*', 'package.json'].map((path) => `--allow-fs-read=${join(projectRoot, path)}`)
const idleMs = 30_000
/** WebAssembly never gives memory back: above this a process is replaced by a fresh one. */
const keptMemory = 300_000_000

/** Processes for files from outside, started when needed and ended when idle, so that no file can take the server with it. */
export function createImageWorkers(limits: Limits): ImageWorkers {
  const inTurn = createDecodingQueue({ atOnce: limits.atOnce, waiting: Number.POSITIVE_INFINITY })
  const idle: { child: ChildProcess; end: NodeJS.Timeout }[] = []

  return {
    async ask(work, bytes) {
      const fate = await inTurn(async () => {
        const first = await once({ work, bytes })
        // A process can also die of something else, such as an overfull machine.
        return first === 'crashed' ? once({ work, bytes }) : first
      })
      return typeof fate === 'string' ? null : (fate.answer.result as Work[typeof work])
    },
  }

  async function once(question: ImageQuestion): Promise<Fate> {
    const child = takeIdle() ?? start(limits.nice ?? 0)
    child.channel?.ref()
    const fate = await askChild(child, question, limits)
    child.channel?.unref()
    if (typeof fate === 'string' || fate.answer.memory > keptMemory) child.kill('SIGKILL')
    else keep(child)
    return fate
  }

  function takeIdle(): ChildProcess | undefined {
    for (let kept = idle.pop(); kept !== undefined; kept = idle.pop()) {
      clearTimeout(kept.end)
      if (kept.child.connected) return kept.child
    }
    return undefined
  }

  function keep(child: ChildProcess): void {
    const end = setTimeout(() => {
      idle.splice(
        idle.findIndex((kept) => kept.child === child),
        1,
      )
      child.kill('SIGKILL')
    }, idleMs)
    end.unref()
    idle.push({ child, end })
  }
}

function start(nice: number): ChildProcess {
  const child = fork(program, [], {
    // It reads its own code and nothing else, writes nothing and knows no secret of ours.
    execArgv: ['--permission', '--allow-addons', ...readable, '--no-warnings'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Without a listener a failed start would be thrown at the whole server; the exit tells of it.
  child.on('error', () => {})
  child.unref()
  if (nice > 0 && child.pid !== undefined) setPriority(child.pid, nice)
  return child
}

function askChild(child: ChildProcess, question: ImageQuestion, { seconds = 20, memory = 1e9 }: Limits): Promise<Fate> {
  return new Promise((resolve) => {
    const tell = (fate: Fate) => {
      clearTimeout(late)
      clearInterval(watch)
      child.off('message', answered).off('exit', ended)
      resolve(fate)
    }
    const answered = (answer: unknown) => tell({ answer: answer as ImageAnswer })
    const ended = () => tell('crashed')
    const late = setTimeout(() => tell('stopped'), seconds * 1000)
    const watch = setInterval(async () => {
      if ((await residentMemory(child.pid)) > memory) tell('stopped')
    }, 200)
    child.on('message', answered).on('exit', ended)
    child.send(question, (error) => error !== null && tell('crashed'))
  })
}

/** How much memory a process holds, in bytes; 0 where the system does not say. */
async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}
