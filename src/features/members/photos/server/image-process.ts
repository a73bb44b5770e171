import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { filePipe, type ImageAnswer, type ImageWork } from './image-question.ts'

/** A process for files from outside, one at a time. */
export interface ImageProcess {
  /** Has a file worked on. When this resolves nobody reads the file any more. */
  ask(work: keyof ImageWork, bytes: Uint8Array): Promise<Fate>
  isAlive(): boolean
  end(): void
}

/** What became of a file: an answer; or the process broke, or it took too long or too much and is to be ended. */
export type Fate = ImageAnswer | 'crashed' | 'stopped'

export interface ImageProcessLimits {
  /** A file that takes longer was made to; an honest one of 40 megapixels takes about five on a slow machine. */
  readonly seconds?: number
  /** The most a process may hold, in bytes; an honest HEIC of 40 megapixels takes about 550 MB. */
  readonly memory?: number
  /** By how much nicer than the server: above 0 for what can wait. */
  readonly nice?: number
}

const program = fileURLToPath(new URL('./image-child.ts', import.meta.url))
const readable = ['src/*', 'node_modules/*', 'package.json'].map((path) => `--allow-fs-read=${join(projectRoot, path)}`)

/** Starts one. */
export function startImageProcess({ seconds = 20, memory = 1e9, nice = 0 }: ImageProcessLimits): ImageProcess {
  const child = fork(program, [], {
    // It reads its own code and nothing else, writes nothing and knows no secret of ours.
    execArgv: ['--permission', '--allow-addons', ...readable, '--no-warnings'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'ipc'],
  })
  const pipe = child.stdio[filePipe] as Socket
  // Without a listener a failed start would be thrown at the whole server; the exit tells of it.
  child.on('error', () => {})
  pipe.on('error', () => {})
  child.unref()
  pipe.unref()
  if (nice > 0 && child.pid !== undefined) setPriority(child.pid, Math.min(19, getPriority() + nice))

  const end = () => {
    child.kill('SIGKILL')
    // What it was still being sent is dropped.
    pipe.destroy()
  }

  return {
    isAlive: () => child.connected,
    end,
    async ask(work, bytes) {
      child.channel?.ref()
      // As a message a file would be copied four times, and every request would wait while that garbage is collected.
      const sent = new Promise<void>((resolve) => pipe.write(bytes, () => resolve()))
      const fate = await tell(work, bytes.length)
      child.channel?.unref()
      if (typeof fate === 'string') end()
      await sent
      return fate
    },
  }

  function tell(work: keyof ImageWork, size: number): Promise<Fate> {
    return new Promise((resolve) => {
      const over = (fate: Fate) => {
        clearTimeout(late)
        clearInterval(watch)
        child.off('message', answered).off('exit', ended)
        resolve(fate)
      }
      const answered = (answer: unknown) => over(answer as ImageAnswer)
      const ended = () => over('crashed')
      const late = setTimeout(() => over('stopped'), seconds * 1000)
      const watch = setInterval(() => residentMemory(child.pid) > memory && over('stopped'), 200)
      child.on('message', answered).on('exit', ended)
      child.send({ work, size }, (error) => error !== null && over('crashed'))
    })
  }
}

/** How much memory a process holds, in bytes; 0 where the system does not say. No disk is asked: the kernel writes the lines as they are read. */
function residentMemory(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
