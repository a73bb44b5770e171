import { createServer } from 'node:net'

/** Returns the wanted port, or the next one not in use by another program. */
export async function findFreePort(host: string, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50 && port <= 65_535; port++) {
    if (await isFree(host, port)) return port
  }
  throw new Error(`No free port from ${wanted} upward; set MINUET_PORT to another one.`)
}

async function isFree(host: string, port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else if (error.code === 'EACCES')
        reject(new Error(`Port ${port} needs more privileges; set MINUET_PORT to another one.`))
      else reject(error)
    })
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
