import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../config/project-root.ts'
import { type Confinement, findConfinement } from './confinement.ts'
import { filePipeFd, type ImageJobResult, type ImageWork } from './image-job.ts'

/** A process for untrusted files, one at a time. */
export interface ImageProcess {
  /** Processes a file. Once this resolves, the file is no longer read. */
  run(work: keyof ImageWork, bytes: Uint8Array): Promise<ImageJobOutcome>
  isAlive(): boolean
  end(): void
}

/**
 * The outcome for a file: a result, a crash of the process, or a process that was killed because it
 * exceeded its time or its memory.
 */
export type ImageJobOutcome = ImageJobResult | 'crashed' | 'too_slow' | 'out_of_memory'

export interface ImageProcessLimits {
  /**
   * Only a malicious file takes longer; a genuine one of 40 megapixels takes about five on a slow
   * machine.
   */
  readonly seconds?: number
  /** Maximum resident memory in bytes. */
  readonly memory?: number
  /** How much higher its nice value is than the server's; above 0 for background work. */
  readonly nice?: number
}

/**
 * Enough for a JPEG or WebP of 40 megapixels in any form, a PNG of 8 bits, and an AVIF of 20
 * megapixels.
 */
export const ordinaryMemory = 500_000_000

/**
 * Enough for every picture of 40 megapixels. libheif converts an AVIF as a whole, through several
 * copies: one with 8 bits per sample takes 15 to 18 bytes per pixel, one with 10 or 12 bits 24, and
 * 28 if its EXIF data turns it, in addition to the 95 MB of the process.
 */
export const largeMemory = 1_400_000_000

const program = fileURLToPath(new URL('./image-child.ts', import.meta.url))
const readable = ['src/*', 'node_modules/*', 'package.json'].map(
  (path) => `--allow-fs-read=${join(projectRoot, path)}`,
)

/**
 * Node's options for an image process: its JavaScript may only read its own code, and may not write
 * files or start processes.
 */
export const permissions = ['--permission', '--allow-addons', ...readable, '--no-warnings']

/** How image processes are confined on this machine. */
export function findImageConfinement(): Promise<Confinement> {
  return findConfinement([...permissions, program, 'probe'])
}

export async function startImageProcess({
  seconds = 20,
  memory = ordinaryMemory,
  nice = 0,
}: ImageProcessLimits): Promise<ImageProcess> {
  const { command, user } = await findImageConfinement()
  const [execPath = process.execPath, ...before] = command
  const child = fork(program, [String(nice)], {
    execPath,
    execArgv: [...before, ...(command.length > 0 ? [process.execPath] : []), ...permissions],
    ...user,
    cwd: '/',
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
      // If sent as a message, a file would be copied four times, and every request would wait while
      // that garbage is collected.
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
      const timeout = setTimeout(() => over('too_slow'), seconds * 1000)
      const watch = setInterval(
        () => residentMemory(child.pid) > memory && over('out_of_memory'),
        200,
      )
      child.on('message', answered).on('exit', ended)
      child.send({ work, size }, (error) => error !== null && over('crashed'))
    })
  }
}

/**
 * Resident memory of a process and those it started, in bytes: the confined process is a child of
 * the one that confines it. 0 if the system does not report it. No disk access: the kernel generates
 * the lines when they are read.
 */
function residentMemory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').match(/\d+/g) ?? []
    return (
      Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024 +
      children.reduce((sum, child) => sum + residentMemory(Number(child)), 0)
    )
  } catch {
    return 0
  }
}
