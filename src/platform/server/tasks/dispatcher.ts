import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { runWithOrigin } from '#platform/server/http/request/request-origin.ts'
import { newId } from '#platform/server/random.ts'
import { describeFault, type Fault, joinFaults, serverEnded } from './describe-fault.ts'
import { keepLease } from './lease.ts'
import {
  type Claim,
  claimTasks,
  completeJob,
  deadLetterTask,
  markReceived,
  rescheduleTask,
} from './store.ts'
import { runAsTask } from './running-task.ts'
import { createTaskCleaner } from './task-cleaner.ts'

/** The longest delay between two tries, in milliseconds. */
const maxRetryDelayMs = 3_600_000

/**
 * The delay after the n-th failed try: 1 s, 2 s, 4 s … up to an hour, so that 35 tries take about a
 * day, which is how long a mail server can be down.
 */
function retryDelayMs(tries: number): number {
  return Math.min(1000 * 2 ** Math.min(tries - 1, 30), maxRetryDelayMs)
}

export interface DispatcherLimits {
  /** How often the tasks are read without a notification. */
  readonly pollMs: number
  /** Minimum time between two reads, so that under load one query claims several tasks. */
  readonly restMs: number
  /** Number of tasks processed concurrently. */
  readonly concurrency: number
  /** A subscriber or job that takes longer counts as failed. */
  readonly timeoutMs: number
  /** A claim that has not been extended for this long was made by a dead server. */
  readonly leaseMs: number
  /** Number of tries before a task is abandoned. */
  readonly tries: number
}

const usual: DispatcherLimits = {
  pollMs: 1000,
  restMs: 5,
  concurrency: 16,
  timeoutMs: 30_000,
  leaseMs: 45_000,
  tries: 35,
}

/** The code that performs the tasks of one name. */
export interface TaskHandler {
  /** Each is called at least once, and again only if it failed. */
  readonly subscribers: ReadonlyMap<string, Subscriber>
  /** The next time of a job after the given one. If left out, the task is an event. */
  readonly computeNext?: (after: Date) => Date
}

type Subscriber = (payload: never, delivery: { id: number; now: Date }) => Promise<void>

/** A task performed once, successfully or not. */
export interface TaskRun {
  readonly name: string
  readonly done: boolean
}

interface DispatcherDeps {
  readonly database: Database
  readonly handlers: ReadonlyMap<string, TaskHandler>
  readonly clock: Clock
  readonly log: Log
  readonly limits?: Partial<DispatcherLimits>
}

/** Performs due tasks: events to deliver and scheduled jobs. Any number of servers share the work. */
export function createDispatcher(deps: DispatcherDeps) {
  const { database, clock, log } = deps
  const limits = { ...usual, ...deps.limits }
  const inProgress = new Map<number, Promise<void>>()
  const runLists = new Set<TaskRun[]>()
  const deleteTask = createTaskCleaner(database)
  let timer: NodeJS.Timeout | undefined
  let rest: NodeJS.Timeout | undefined
  let lastReadAt = Number.NEGATIVE_INFINITY
  let turning: Promise<number> | undefined
  let again = false

  /**
   * Claims as many tasks as there are free slots; a second call during a run causes another read
   * afterwards.
   */
  function turn(): Promise<number> {
    if (turning !== undefined) {
      again = true
      return turning
    }
    again = false
    turning = claimBatch().finally(() => {
      turning = undefined
      if (again && timer !== undefined) scheduleRead()
    })
    return turning
  }

  async function claimBatch(): Promise<number> {
    // Slots that become free at the same time are filled by one query.
    await setImmediate()
    lastReadAt = performance.now()
    const free = limits.concurrency - inProgress.size
    if (free <= 0) return 0
    const now = clock.now()
    const claims = await claimTasks(database, {
      names: [...deps.handlers.keys()],
      except: [...inProgress.keys()],
      now,
      leaseEnds: new Date(now.getTime() + limits.leaseMs),
      count: free,
    })
    for (const claim of claims)
      inProgress.set(
        claim.id,
        perform(claim, now).finally(() => release(claim)),
      )
    return claims.length
  }

  function release(claim: Claim): void {
    inProgress.delete(claim.id)
    // A slot is free, and the next event with the same key may be deliverable.
    if (timer !== undefined) scheduleRead()
  }

  async function perform(claimed: Claim, startedAt: Date): Promise<void> {
    const handler = deps.handlers.get(claimed.name)
    if (handler === undefined) return
    const lease = keepLease(claimed, { database, clock, log, leaseMs: limits.leaseMs })
    let done = false
    try {
      const fault = await callSubscribers(claimed, handler)
      const claim = await lease.release()
      // Computed from the start time, so that a due time reached during the run follows
      // immediately.
      const nextAt = handler.computeNext?.(startedAt)
      if (fault !== undefined) await reschedule(claim, fault, nextAt)
      else if (nextAt === undefined) await deleteTask(claim)
      else await completeJob(database, claim, { succeededAt: clock.now(), nextAt })
      done = fault === undefined
    } catch (error) {
      // If the database is not available, the lease expires and the task is performed again.
      log.error(
        { task: claimed.name, id: claimed.id, error },
        'the outcome of a task could not be recorded',
      )
    } finally {
      await lease.release()
    }
    for (const runs of runLists) runs.push({ name: claimed.name, done })
  }

  /** Returns what failed; nothing if all subscribers have now received the task. */
  async function callSubscribers(claim: Claim, handler: TaskHandler): Promise<Fault | undefined> {
    // A server that exits while performing a task does not report a failure, so this is detected
    // here.
    if (claim.tries > limits.tries) return serverEnded
    const open = [...handler.subscribers].filter(([name]) => !claim.done.includes(name))
    const faults = await Promise.all(
      open.map(async ([name, subscriber]) => {
        try {
          const delivery = { id: claim.id, now: clock.now() }
          const task = handler.computeNext === undefined ? { id: claim.id, subscriber: name } : null
          const deliver = () => runAsTask(task, () => subscriber(claim.payload as never, delivery))
          await withTimeout(limits.timeoutMs, runWithOrigin(claim.origin, deliver))
        } catch (error) {
          log[handler.computeNext === undefined ? 'warn' : 'error'](
            { task: claim.name, id: claim.id, subscriber: name, tries: claim.tries, error },
            'a task failed',
          )
          return describeFault(name, error)
        }
        if (open.length > 1) await markReceived(database, claim, name)
        return undefined
      }),
    )
    return joinFaults(faults.filter((fault) => fault !== undefined))
  }

  /**
   * Schedules another try, for a job no later than its next scheduled time. After the last try an
   * event becomes a dead letter, and a job waits for that time.
   */
  async function reschedule(claim: Claim, fault: Fault, scheduledAt?: Date): Promise<void> {
    const now = clock.now()
    const retryAt = new Date(now.getTime() + retryDelayMs(claim.tries))
    if (claim.tries < limits.tries) {
      const nextAt = scheduledAt !== undefined && scheduledAt < retryAt ? scheduledAt : retryAt
      await rescheduleTask(database, claim, { now, nextAt, fault, tries: claim.tries })
      return
    }
    log.error({ task: claim.name, id: claim.id, tries: claim.tries }, 'a task was abandoned')
    if (scheduledAt === undefined)
      await deadLetterTask(database, claim, { now, id: newId(), fault })
    else await rescheduleTask(database, claim, { now, nextAt: scheduledAt, fault, tries: 0 })
  }

  function scheduleRead(): void {
    rest ??= setTimeout(
      () => {
        rest = undefined
        turn().catch((error: unknown) => log.warn({ error }, 'the tasks could not be read'))
      },
      Math.max(0, lastReadAt + limits.restMs - performance.now()),
    )
  }

  return {
    wake: () => {
      if (timer !== undefined) scheduleRead()
    },
    start: () => {
      timer ??= setInterval(scheduleRead, limits.pollMs)
      scheduleRead()
    },
    /** Claims no more tasks; resolves when those in progress are done. */
    stop: async () => {
      clearInterval(timer)
      clearTimeout(rest)
      timer = undefined
      rest = undefined
      await turning?.catch(() => {})
      await Promise.all(inProgress.values())
    },
    /** Performs all due tasks; resolves with what was performed when none are left. */
    drain: async (): Promise<TaskRun[]> => {
      const runs: TaskRun[] = []
      runLists.add(runs)
      try {
        for (;;) {
          // A read already in progress may have started before the caller's event was written.
          while (turning !== undefined) await turning.catch(() => {})
          // An event in progress keeps the next event with its key out of this read, even if it
          // finishes first.
          const busy = inProgress.size > 0
          if ((await turn()) === 0 && !busy && inProgress.size === 0) return runs
          await Promise.all(inProgress.values())
        }
      } finally {
        runLists.delete(runs)
      }
    },
  }
}

class TaskTimeout extends Error {
  readonly code = 'TIMEOUT'
}

/** Waits for the work up to a time limit. */
async function withTimeout(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TaskTimeout(`no answer within ${ms / 1000} s`)), ms)
  })
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
