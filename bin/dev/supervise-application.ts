import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import type { ApplicationFacts, FromApplication, StartMessage, ToApplication } from './messages.ts'

/** The application in a separate process. */
export interface Application {
  /**
   * Returns the facts the current process reported when it was ready; rejects with its output if it has failed.
   */
  ready(): Promise<ApplicationFacts>
  /** Replaces the process with one that runs the current sources, after migrating if asked to. */
  restart(migrates: boolean): void
  /** Reports that a page module has changed; `null` means all of them. */
  invalidate(file: string | null): void
  stop(): Promise<void>
}

interface SupervisorOptions {
  readonly database: StartMessage['database']
  readonly publicPort: number
  readonly fetchModule: (payload: never) => Promise<unknown>
  readonly onReady: (facts: ApplicationFacts) => void
  /** Called with the output of a process that could not start or has ended. */
  readonly onFailure: (output: string) => void
  readonly onPageFailure: () => void
}

const stopTimeoutMs = 5_000
/** After a start, before the next process is prepared. */
const idleMs = 500
const outputLength = 8_000

/**
 * Starts the application. The process for the next restart is started in advance, so that Node and
 * the packages are already loaded then.
 */
export function superviseApplication(options: SupervisorOptions): Application {
  let seeds = true
  let migrates = true
  let stopping = false
  let current: ChildProcess | undefined
  let spare: ChildProcess | undefined = launch()
  let facts = startSpare()

  function launch(): ChildProcess {
    const child = spawn(process.execPath, [join(projectRoot, 'bin/dev/run-application.ts')], {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    child.once('exit', () => {
      if (spare === child) spare = undefined
    })
    return child
  }

  function startSpare(): Promise<ApplicationFacts> {
    const child = spare ?? launch()
    spare = undefined
    current = child
    const started = run(child)
    const prepareNext = () => {
      if (!stopping) spare ??= launch()
    }
    void started
      .then(
        (found) => {
          if (current !== child) return
          seeds = false
          migrates = false
          options.onReady(found)
        },
        (error: Error) => {
          if (!stopping && current === child) options.onFailure(error.message)
        },
      )
      .finally(() => setTimeout(prepareNext, idleMs))
    return started
  }

  function run(child: ChildProcess): Promise<ApplicationFacts> {
    const send = (message: ToApplication) => void (child.connected && child.send(message))
    let output = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text)
      output = (output + text).slice(-outputLength)
    })
    return new Promise((resolve, reject) => {
      let isReady = false
      child.on('message', (message: FromApplication) => {
        if (message.type === 'fetch')
          void options
            .fetchModule(message.payload as never)
            .then((answer) => send({ type: 'module', id: message.id, answer }))
        else if (message.type === 'page failed') options.onPageFailure()
        else {
          isReady = true
          resolve(message)
        }
      })
      // `close` is emitted after the last output.
      child.once('close', () => {
        if (stopping || current !== child) return reject(new Error('The process was replaced.'))
        const error = new Error(output === '' ? 'The server has ended without a message.' : output)
        reject(error)
        if (!isReady) return
        facts = Promise.reject(error)
        facts.catch(() => {})
        options.onFailure(error.message)
      })
      const { database, publicPort } = options
      send({ type: 'start', database, publicPort, migrates, seeds })
    })
  }

  return {
    async ready() {
      for (;;) {
        const awaited = facts
        const result = await awaited.catch((error: Error) => error)
        // If it was replaced in the meantime, only its successor matters.
        if (awaited !== facts) continue
        if (result instanceof Error) throw result
        return result
      }
    },
    restart(schemaChanged) {
      if (stopping) return
      migrates ||= schemaChanged
      const old = current
      facts = startSpare()
      // Nothing committed is lost when a server is killed (test/faults).
      old?.kill('SIGKILL')
    },
    invalidate(file) {
      if (current?.connected) current.send({ type: 'changed', file } satisfies ToApplication)
    },
    async stop() {
      stopping = true
      spare?.kill('SIGKILL')
      if (current === undefined || current.exitCode !== null || current.signalCode !== null) return
      const ended = once(current, 'exit')
      const timeout = setTimeout(() => current?.kill('SIGKILL'), stopTimeoutMs)
      current.kill('SIGTERM')
      await ended
      clearTimeout(timeout)
    },
  }
}
