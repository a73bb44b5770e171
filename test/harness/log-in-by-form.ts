import type { BrowserContext } from 'playwright-core'

/**
 * Sends a form of the demo's log-in pages and gives its cookies to the browser. They are added
 * without an expiry: the test's time may be days away from the machine's, by which browsers judge
 * it.
 */
export async function logInByForm(
  context: BrowserContext,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await context.request.post(path, {
    form: { ...form },
    headers: { accept: 'application/json' },
    maxRedirects: 0,
  })
  if (answer.status() >= 400) throw new Error(`${path} answered ${answer.status()}`)
  const lines = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  await addSessionCookies(
    context,
    answer.url(),
    lines.map(({ value }) => value),
  )
}

/** Adds cookies as lines of Set-Cookie, until the browser is closed. */
export async function addSessionCookies(
  context: BrowserContext,
  url: string,
  lines: readonly string[],
): Promise<void> {
  await context.addCookies(
    lines.map((line) => {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const path = attributes.find((one) => one.startsWith('Path='))?.slice('Path='.length) ?? '/'
      return {
        name: pair.slice(0, pair.indexOf('=')),
        value: pair.slice(pair.indexOf('=') + 1),
        domain: new URL(url).hostname,
        path,
        secure: attributes.includes('Secure'),
        httpOnly: attributes.includes('HttpOnly'),
        sameSite: 'Lax' as const,
      }
    }),
  )
}
