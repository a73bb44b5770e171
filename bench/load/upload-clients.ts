import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { Client, Job } from './job.ts'

/**
 * Clients that upload a file repeatedly, each over one keep-alive connection. They use
 * `http.request` because `fetch` costs ten milliseconds per file.
 */
export async function uploadClients({
  port,
  file,
  people,
}: Job & { kind: 'upload' }): Promise<readonly Client[]> {
  const bytes = await readFile(file)
  return people.map((headers) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    return () =>
      new Promise((resolve, reject) => {
        const path = `/api/profile/photos?id=${randomUUID()}`
        const requestHeaders = {
          ...headers,
          'content-type': 'image/jpeg',
          'content-length': String(bytes.length),
        }
        const outgoing = request(
          { agent, host: '127.0.0.1', port, method: 'POST', path, headers: requestHeaders },
          (answer) => {
            let text = ''
            answer.setEncoding('utf8').on('data', (more) => {
              text += more
            })
            answer.on('error', reject).on('end', () => {
              if (answer.statusCode === 200) resolve()
              else reject(new Error(`the upload returned status ${answer.statusCode} ${text}`))
            })
          },
        )
        outgoing.on('error', reject)
        outgoing.end(bytes)
      })
  })
}
