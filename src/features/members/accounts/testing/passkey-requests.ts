import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestSite } from '#app/testing/start-site.ts'
import { type Quirks, createSoftAuthenticator } from './soft-authenticator.ts'
import { type Someone, someone } from './someone.ts'
import type { WebClient } from './web-client.ts'

export type Device = ReturnType<typeof createSoftAuthenticator>
export const password = 'three tall herons'
export const createDevice = (site: TestSite, options = {}) =>
  createSoftAuthenticator(site.url, options)

export const requestChallenge = (browser: WebClient, current_password = password) =>
  browser.send('POST', '/api/passkeys/challenge', { current_password })

/** Registers a passkey created by the device, which may misbehave. */
export async function addPasskey(
  browser: WebClient,
  on: Device,
  { quirks = {} as Quirks, name = 'Laptop', id = randomUUID() as string } = {},
) {
  const { body } = await requestChallenge(browser)
  return browser.send('POST', '/api/passkeys', { id, name, ...on.make(body as never, quirks) })
}

export async function requestLogInChallenge(browser: WebClient) {
  return (await browser.send('POST', '/api/passkeys/log-in/challenge', {})).body as unknown as {
    challenge: string
    host: string
  }
}

/** Passkeys of the member, and whether another can be added. */
export const listPasskeys = async (browser: WebClient) =>
  (await browser.send('GET', '/api/passkeys')).body as unknown as {
    passkeys: Record<string, string>[]
    add: string
  }

/** A member with one passkey, the device that holds it, and its id. */
export async function signUpWithPasskey(
  site: TestSite,
): Promise<{ member: Someone; on: Device; id: string }> {
  const member = await someone(site)
  const on = createDevice(site)
  const id = randomUUID()
  expect((await addPasskey(member.browser, on, { id })).status).toBe(200)
  return { member, on, id }
}
