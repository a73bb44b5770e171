import type { TestSite } from '#app/testing/start-site.ts'
import { createWire } from '../access-sweep/wire.ts'

/** Sends requests to one of the sites of a server, by its host name, and keeps the session. */
export interface SiteClient {
  send(method: string, path: string, body?: object): Promise<{ status: number; text: string }>
}

/** Creates a client for a host name under which `fetch` finds no address. */
export function siteClient({ port }: Pick<TestSite, 'port'>, host: string): SiteClient {
  let session: string | null = null
  return {
    async send(method, path, body) {
      const wire = createWire(port)
      const response = await wire({
        host,
        method,
        path,
        session,
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
      })
      wire.close()
      for (const [name, value] of response.headers) {
        const stored =
          name === 'set-cookie' ? /^__Host-auth\.session=([^;]+)/.exec(value)?.[1] : undefined
        if (stored !== undefined) session = stored
      }
      return { status: response.status, text: response.body.toString() }
    },
  }
}
