import { get } from 'node:http'
import type { TestSite } from './start-site.ts'

/** Sends a GET request to a started site with another Host header, which fetch does not allow. */
export function requestWithHost(
  { port }: Pick<TestSite, 'port'>,
  host: string,
  path: string,
  cookie = '',
): Promise<{ status: number | undefined; location: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}`, cookie } },
      async (response) => {
        const parts = await response.toArray()
        const { location } = response.headers
        resolve({
          status: response.statusCode,
          location,
          body: Buffer.concat(parts as Buffer[]).toString(),
        })
      },
    ).on('error', reject)
  })
}
