import type { TestSite } from '#app/testing/start-site.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import type { Role } from '../rules/roles.ts'
import { codeAt } from '../server/index.ts'

/** The authenticator key used in every test. */
export const testSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Returns six digits that are not a valid code for this key now, just before or just after. */
export function wrongCode(secret: string, now: Date): string {
  const right = [-30_000, 0, 30_000].map((ms) => codeAt(secret, new Date(now.getTime() + ms)))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

/**
 * Returns a browser logged in to the office of a started site in a role, bypassing the login page;
 * `host` names the office's own host.
 */
export async function officeClient(
  site: TestSite,
  role: Role,
  name: string = role,
  host = 'localhost',
): Promise<WebClient> {
  const { staff } = site.server.product
  const now = site.server.infrastructure.clock.now()
  const email = `${name.toLowerCase()}@office.example`
  await staff.demo.enrol(
    { email, name, role, password: 'seven slow swans', secret: testSecret },
    now,
  )
  const browser = await logIn(site, email, host)
  return { ...browser, send: confirmWhenAsked(site, browser, email, host) }
}

/** How long a test may move the clock before the session has to be opened again. */
const renewMs = 29 * 60_000

/**
 * Sends requests like a staff member who is still present: logs in again after half an hour, and
 * shows the second factor when an action needs it.
 */
function confirmWhenAsked(
  site: TestSite,
  browser: WebClient,
  email: string,
  host: string,
): WebClient['send'] {
  const getNow = () => site.server.infrastructure.clock.now()
  let usedAt = getNow().getTime()
  let lastStep = 0
  return async (method, path, ...rest) => {
    if (getNow().getTime() - usedAt > renewMs) {
      const { cookies } = await logIn(site, email, host)
      for (const [name, value] of cookies) browser.cookies.set(name, value)
    }
    usedAt = getNow().getTime()
    const reply = await browser.send(method, path, ...rest)
    const code = (reply.body as { error?: { code?: string } } | null)?.error?.code
    if (reply.status !== 403 || code !== 'second_factor_needed') return reply
    lastStep = Math.max(lastStep + 30_000, usedAt)
    await browser.send('POST', '/api/office/session/confirmation', {
      code: codeAt(testSecret, new Date(lastStep)),
    })
    return browser.send(method, path, ...rest)
  }
}

async function logIn(site: TestSite, email: string, host: string): Promise<WebClient> {
  const browser = webClient(site, host)
  const reply = await browser.send('GET', '/office/login')
  if (reply.status !== 200)
    throw new Error(`office login page answered with status ${reply.status}`)
  const logInReply = await fetch(`${site.url}/dev/office`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: new URLSearchParams({ email }),
  })
  for (const line of logInReply.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    browser.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
  return browser
}
