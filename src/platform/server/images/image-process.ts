import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../config/project-root.ts'
import { filePipeFd, type ImageJobResult, type ImageWork } from './image-job.ts'

/** A process for untrusted files, one at a time. */
export interface ImageProcess {
  /** Processes a file. Once this resolves, nothing reads the file any more. */
  run(work: keyof ImageWork, bytes: Uint8Array): Promise<ImageJobOutcome>
  isAlive(): boolean
  end(): void
}

/**
 * The outcome for a file: a result, a crash of the process, or a process that exceeded its time or
 * memory and must be killed.
 */
export type ImageJobOutcome = ImageJobResult | 'crashed' | 'stopped'

export interface ImageProcessLimits {
  /**
   * Only a malicious file takes longer; a genuine one of 40 megapixels takes about five on a slow
   * machine.
   */
  readonly seconds?: number
  /** Maximum resident memory in bytes; a genuine HEIC of 40 megapixels takes about 550 MB. */
  readonly memory?: number
  /** How much nicer than the server: above 0 for background work. */
  readonly nice?: number
}

const program = fileURLToPath(new URL('./image-child.ts', import.meta.url))
const readable = ['src/*', 'node_modules/*', 'package.json'].map(
  (path) => `--allow-fs-read=${join(projectRoot, path)}`,
)

export function startImageProcess({
  seconds = 20,
  memory = 1e9,
  nice = 0,
}: ImageProcessLimits): ImageProcess {
  const child = fork(program, [], {
    // It may read its own code and nothing else, writes nothing and has no access to secrets.
    execArgv: ['--permission', '--allow-addons', ...readable, '--no-warnings'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'ipc'],
  })
  const pipe = child.stdio[filePipeFd] as Socket
  // Without a listener, a failed start would crash the whole server; the exit event reports it
  // instead.
  child.on('error', () => {})
  pipe.on('error', () => {})
  child.unref()
  pipe.unref()
  if (nice > 0 && child.pid !== undefined)
    setPriority(child.pid, Math.min(19, getPriority() + nice))

  const end = () => {
    child.kill('SIGKILL')
    // Data still being sent is dropped.
    pipe.destroy()
  }

  return {
    isAlive: () => child.connected,
    end,
    async run(work, bytes) {
      child.channel?.ref()
      // As a message, a file would be copied four times, and every request would wait while that
      // garbage is collected.
      const sent = new Promise<void>((resolve) => pipe.write(bytes, () => resolve()))
      const fate = await send(work, bytes.length)
      child.channel?.unref()
      if (typeof fate === 'string') end()
      await sent
      return fate
    },
  }

  function send(work: keyof ImageWork, size: number): Promise<ImageJobOutcome> {
    return new Promise((resolve) => {
      const over = (fate: ImageJobOutcome) => {
        clearTimeout(timeout)
        clearInterval(watch)
        child.off('message', answered).off('exit', ended)
        resolve(fate)
      }
      const answered = (answer: unknown) => over(answer as ImageJobResult)
      const ended = () => over('crashed')
      const timeout = setTimeout(() => over('stopped'), seconds * 1000)
      const watch = setInterval(() => residentMemory(child.pid) > memory && over('stopped'), 200)
      child.on('message', answered).on('exit', ended)
      child.send({ work, size }, (error) => error !== null && over('crashed'))
    })
  }
}

/**
 * Resident memory of a process in bytes; 0 if the system does not report it. No disk access: the
 * kernel generates the lines when they are read.
 */
function residentMemory(pid: number | undefined): number {
  try {
    return (
      Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) *
      1024
    )
  } catch {
    return 0
  }
}
