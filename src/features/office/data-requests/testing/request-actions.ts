import { randomUUID } from 'node:crypto'
import { readZip } from '#platform/server/zip/testing/read-zip.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { TestSite } from '#app/testing/start-site.ts'
import type {
  ListedRequest,
  OpenedRequest,
  Receipt,
  RequestView,
} from '../contract/data-requests.ts'

/** The body of a request about personal data. */
export const requestBody = (more: object = {}) => ({
  id: randomUUID(),
  kind: 'access',
  details: '',
  email: `${randomUUID().slice(0, 8)}@visitor.example`,
  ...more,
})

export const fileRequest = async (browser: WebClient, body: object) =>
  (await browser.send('POST', '/api/data-requests', body)).body as unknown as Receipt

export const openCase = async (browser: WebClient, token: string) =>
  (await browser.send('POST', '/api/data-requests/case', { token })).body as unknown as RequestView

export const prove = (browser: WebClient, token: string, mine = true) =>
  browser.send('POST', '/api/data-requests/proofs', { token, mine })

export const listRequests = async (browser: WebClient, query = '') =>
  (await browser.send('GET', `/api/office/data-requests${query}`)).body as unknown as {
    requests: ListedRequest[]
    years: Record<string, number>[]
  }

/** The request with a number, as the queue lists it. */
export async function findRequest(browser: WebClient, number: string): Promise<ListedRequest> {
  const found = (await listRequests(browser)).requests.find((one) => one.number === number)
  if (found === undefined) throw new Error(`request ${number} is not listed`)
  return found
}

export const claim = async (browser: WebClient, request: string) =>
  (await browser.send('POST', `/api/office/data-requests/${request}/claim`))
    .body as unknown as OpenedRequest

/** Does something with a request as staff. */
export const act = (browser: WebClient, request: string, what: string, body: object = {}) =>
  browser.send('PUT', `/api/office/data-requests/${request}/${what}`, body)

/** Downloads the file of a token as the page does: posted, without a session. */
export async function download(
  site: TestSite,
  token: string,
): Promise<{ status: number; data: Record<string, unknown>; files: string[] }> {
  const response = await fetch(`${site.url}/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: new URLSearchParams({ token }),
  })
  if (response.status !== 200) return { status: response.status, data: {}, files: [] }
  const files = readZip(Buffer.from(await response.arrayBuffer()))
  const data = JSON.parse(String(files.get('data.json'))) as Record<string, unknown>
  return { status: 200, data, files: [...files.keys()] }
}
