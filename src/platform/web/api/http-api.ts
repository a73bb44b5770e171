import type { Answer, RefusalAnswer } from './answer.ts'
import type { Api } from './api.ts'

/** How often a failed request that is safe to repeat is retried (specification §7). */
const retryLimit = 5

/** Milliseconds until the next retry: 0.5, 1, 2, 4, 8 seconds. */
function retryDelayMs(attempt: number): number {
  return 500 * 2 ** attempt
}

interface HttpApiOptions {
  /** `METHOD /path/:param` by endpoint name, written into the bundle at build time. */
  readonly calls: Readonly<Record<string, string>>
  /** The names of endpoints that are safe to retry: reads and those with an idempotency key. */
  readonly repeatable: ReadonlySet<string>
  /** The two messages for errors that have no text of their own (NAV-12). */
  readonly sentences: () => { readonly offline: string; readonly fault: string }
  /** Called for every refusal; opens the login page if the session was lost (ACC-16). */
  readonly onRefusal?: (refusal: RefusalAnswer, path: string) => void
  /**
   * Asks a staff member for the second factor when an action needs it; true if it was shown, and
   * the request is sent again.
   */
  readonly confirm?: () => Promise<boolean>
}

/** The HTTP transport of the typed client: fetch, JSON, and retries of safe requests (NAV-09). */
export function createHttpApi(options: HttpApiOptions): Api {
  return {
    async call(name, input, { signal } = {}) {
      const { method, url, body } = buildRequest(options.calls[name] ?? '', input)
      const repeatable = options.repeatable.has(name)
      for (let attempt = 0; ; attempt += 1) {
        const answer = await sendConfirmed(method, url, body, options, signal)
        const passing =
          !answer.ok && (answer.refusal.code === 'offline' || isPassing(answer.refusal))
        if (!passing || !repeatable || attempt >= retryLimit || signal?.aborted) {
          if (!answer.ok) options.onRefusal?.(answer.refusal, url)
          return answer
        }
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs(attempt)))
      }
    },
  }
}

/**
 * Whether an error is transient: a fault of the server or of a gateway. A 503 with its own code is
 * a regular response of the product.
 */
function isPassing({ status, code }: RefusalAnswer): boolean {
  return status >= 500 && code === 'fault'
}

/**
 * Sends a request; if the second factor is needed first, asks for it and sends the request again.
 */
async function sendConfirmed(
  method: string,
  url: string,
  body: string | undefined,
  options: HttpApiOptions,
  signal: AbortSignal | undefined,
): Promise<Answer<unknown>> {
  const answer = await send(method, url, body, options, signal)
  if (answer.ok || answer.refusal.code !== 'second_factor_needed') return answer
  return (await options.confirm?.()) === true ? send(method, url, body, options, signal) : answer
}

async function send(
  method: string,
  url: string,
  body: string | undefined,
  options: HttpApiOptions,
  signal: AbortSignal | undefined,
): Promise<Answer<unknown>> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (url.split('?')[0]?.endsWith('user.php')) headers['x-request-type'] = 'client'
  let response: Response
  try {
    response = await fetch(url, {
      method,
      headers,
      // `keepalive` lets a deletion complete even as its page closes; its body is small, as
      // `keepalive` requires.
      ...(method === 'DELETE' && { keepalive: true }),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
  } catch {
    return {
      ok: false,
      refusal: { status: 0, code: 'offline', message: options.sentences().offline },
    }
  }
  const content: unknown =
    response.status === 204 ? null : await response.json().catch(() => undefined)
  if (response.ok && content !== undefined) return { ok: true, value: content }
  return { ok: false, refusal: readRefusal(response, content, options.sentences().fault) }
}

function readRefusal(response: Response, content: unknown, fault: string): RefusalAnswer {
  const body = (content ?? {}) as {
    error?: Omit<RefusalAnswer, 'status'>
    authentication_required?: boolean
  }
  const retryAfter = Number(response.headers.get('retry-after'))
  return {
    code: 'fault',
    message: fault,
    ...body.error,
    status: response.status,
    ...(body.authentication_required === true && { authenticationRequired: true }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  }
}

/**
 * Fills in path parameters; the rest goes into the query of a GET and into the body of any other
 * request.
 */
export function buildRequest(
  call: string,
  input: unknown,
): { method: string; url: string; body?: string } {
  const [method = 'GET', template = ''] = call.split(' ')
  const rest = new Map(Object.entries((input ?? {}) as Record<string, unknown>))
  const path = template.replace(/:([a-z_]+)/gi, (_, key: string) => {
    const value = rest.get(key)
    rest.delete(key)
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET') return { method, url: path, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams()
  for (const [key, value] of rest) {
    if (value === undefined || value === null) continue
    query.append(key, Array.isArray(value) ? value.join(',') : String(value))
  }
  return { method, url: query.size > 0 ? `${path}?${query}` : path }
}
