import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/**
 * Serves the metrics at `/metrics` on a port of their own, which a proxy must not publish: they
 * contain no personal data, but how many sign up and buy.
 */
export function startMetricsServer(
  metrics: Pick<Metrics, 'write'>,
  port: number,
  host: string,
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  // Prometheus servers ask one after the other; each answer is written once.
  let writing: ReturnType<Metrics['write']> | undefined
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    writing ??= metrics.write().finally(() => (writing = undefined))
    void writing.then(
      ({ type, text }) =>
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve({ port: getPort(server), stop: () => close(server) })
    })
  })
}

function getPort(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
