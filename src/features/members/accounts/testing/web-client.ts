import type { TestSite } from '#app/testing/start-site.ts'

/** An HTTP response. */
export interface Reply {
  readonly status: number
  readonly text: string
  readonly body: Record<string, never> & {
    readonly error?: { readonly code: string; readonly message: string; readonly field?: string }
  }
  readonly headers: Headers
  /** The Set-Cookie headers as sent. */
  readonly setCookies: readonly string[]
}

/**
 * A minimal HTTP client for one browser, with a cookie jar; it does not use the product's own
 * client.
 */
export interface WebClient {
  readonly cookies: Map<string, string>
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply>
}

/** Creates a browser for a started site; `host` names another of its sites. */
export function webClient(site: Pick<TestSite, 'url' | 'port'>, host = 'localhost'): WebClient {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async send(method, path, body, headers = {}) {
      const response = await fetch(`http://${host}:${site.port}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const setCookies = response.headers.getSetCookie()
      for (const line of setCookies) {
        const [pair = ''] = line.split(';')
        const [name = '', value = ''] = [
          pair.slice(0, pair.indexOf('=')),
          pair.slice(pair.indexOf('=') + 1),
        ]
        if (/max-age=0(;|$)/i.test(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
      const text = await response.text()
      const json = response.headers.get('content-type')?.includes('json') === true
      return {
        status: response.status,
        text,
        body: json ? (JSON.parse(text) as never) : ({} as never),
        headers: response.headers,
        setCookies,
      }
    },
  }
}
