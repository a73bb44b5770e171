import type { MiddlewareHandler } from 'hono'

/** A part without which the server can't serve members. */
export interface HealthCheck {
  readonly name: string
  /** Whether the part works now; throwing or taking longer than two seconds means that it doesn't. */
  isWorking(): Promise<boolean> | boolean
}

/** Answers supervisors, containers and load balancers. */
export interface Health {
  readonly answer: MiddlewareHandler
  /** From now on the server isn't ready: it is stopping. */
  stop(): void
}

const limitMs = 2000
/** For how long an answer is repeated, so that asking often costs nothing. */
const keptMs = 1000

/**
 * Answers `/health/live` (the process responds) and `/health/ready` (it can serve members: every
 * check passes), with 200 or 503 and the names of the failed parts. Any host is answered, because
 * callers may know only the address of the machine; nothing about members or settings is revealed.
 */
export function createHealth(checks: readonly HealthCheck[]): Health {
  let kept: { readonly at: number; readonly failed: Promise<readonly string[]> } | undefined
  let stopping = false
  return {
    async answer(c, next) {
      if (c.req.path === '/health/live') return reply([])
      if (c.req.path !== '/health/ready') return next()
      if (stopping) return reply(['stopping'])
      if (kept === undefined || performance.now() - kept.at > keptMs)
        kept = { at: performance.now(), failed: findFailed(checks) }
      return reply(await kept.failed)
    },
    stop() {
      stopping = true
    },
  }
}

async function findFailed(checks: readonly HealthCheck[]): Promise<readonly string[]> {
  const results = await Promise.all(checks.map((check) => passes(check)))
  return checks.filter((_, at) => results[at] === false).map(({ name }) => name)
}

async function passes(check: HealthCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs)
  })
  try {
    return await Promise.race([check.isWorking(), tooLate])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

function reply(failed: readonly string[]): Response {
  const body = failed.length === 0 ? { status: 'ok' } : { status: 'unavailable', failed }
  return Response.json(body, {
    status: failed.length === 0 ? 200 : 503,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
}
