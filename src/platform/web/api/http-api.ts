import type { Answer, RefusalAnswer } from './answer.ts'
import type { Api } from './api.ts'
import { retryDelayMs, retryLimit } from './retries.ts'

interface HttpApiOptions {
  /** `METHOD /path/:param` by call name, written into the bundle at build time. */
  readonly calls: Readonly<Record<string, string>>
  /** Names of calls that are safe to repeat: those that only read or carry a client-made id. */
  readonly repeatable: ReadonlySet<string>
  /** The two sentences for what has no text of its own (NAV-12). */
  readonly sentences: () => { readonly offline: string; readonly fault: string }
  /** Hears every refusal; the place where a lost session opens the login page (ACC-16). */
  readonly onRefusal?: (refusal: RefusalAnswer, path: string) => void
}

/** The typed client's wire: fetch, JSON, retries for what is safe to repeat (NAV-09). */
export function createHttpApi(options: HttpApiOptions): Api {
  return {
    async ask(name, input, { signal } = {}) {
      const { method, url, body } = requestOf(options.calls[name] ?? '', input)
      const repeatable = options.repeatable.has(name)
      for (let attempt = 0; ; attempt += 1) {
        const answer = await send(method, url, body, options, signal)
        const passing = !answer.ok && (answer.refusal.code === 'offline' || isPassing(answer.refusal))
        if (!passing || !repeatable || attempt >= retryLimit || signal?.aborted) {
          if (!answer.ok) options.onRefusal?.(answer.refusal, url)
          return answer
        }
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs(attempt)))
      }
    },
  }
}

/** A server's fault passes, its own or a gateway's; a 503 with a code of its own is the product's answer. */
function isPassing({ status, code }: RefusalAnswer): boolean {
  return status >= 500 && code === 'fault'
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
      // What is removed as its page goes away still gets through; its body is small, as this asks for.
      ...(method === 'DELETE' && { keepalive: true }),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
  } catch {
    return { ok: false, refusal: { status: 0, code: 'offline', message: options.sentences().offline } }
  }
  const content: unknown = response.status === 204 ? null : await response.json().catch(() => undefined)
  if (response.ok && content !== undefined) return { ok: true, value: content }
  return { ok: false, refusal: readRefusal(response, content, options.sentences().fault) }
}

function readRefusal(response: Response, content: unknown, fault: string): RefusalAnswer {
  const body = (content ?? {}) as { error?: Omit<RefusalAnswer, 'status'>; authentication_required?: boolean }
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

/** Fills path parameters; the rest goes to the query of a GET and to the body of anything else. */
export function requestOf(call: string, input: unknown): { method: string; url: string; body?: string } {
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
