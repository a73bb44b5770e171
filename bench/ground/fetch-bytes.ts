import { request } from 'node:http'

/** Fetches a response body exactly as sent over the wire, compressed or not. */
export function fetchBytes(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts))
        else reject(new Error(`${path} answered ${answer.statusCode}`))
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
