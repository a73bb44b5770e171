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
 * Returns a browser logged in to the office of a started site in a role, bypassing the login page.
 */
export async function officeClient(
  site: TestSite,
  role: Role,
  name: string = role,
): Promise<WebClient> {
  const { staff } = site.server.product
  const now = site.server.infrastructure.clock.now()
  const email = `${name.toLowerCase()}@office.example`
  await staff.demo.enrol(
    { email, name, role, password: 'seven slow swans', secret: testSecret },
    now,
  )
  const browser = webClient(site)
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
