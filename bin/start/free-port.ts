import { createServer } from 'node:net'

/** The wanted port, or the next one that no stranger holds. */
export async function freePort(host: string, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50 && port <= 65_535; port++) {
    if (await isFree(host, port)) return port
  }
  throw new Error(`No port from ${wanted} on is free; choose another one by MINUET_PORT.`)
}

async function isFree(host: string, port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else if (error.code === 'EACCES')
        reject(new Error(`Port ${port} needs more rights; choose another one by MINUET_PORT.`))
      else reject(error)
    })
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
