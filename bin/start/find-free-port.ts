import { createServer } from 'node:net'
import { findPortHolder } from './find-port-holder.ts'

/**
 * Returns the wanted port, or in demo mode the next one not in use by another program. In production
 * a proxy expects the server at its port, and would send members to the other program.
 */
export async function findFreePort(
  host: string,
  wanted: number,
  mode: 'demo' | 'production' = 'demo',
): Promise<number> {
  if (mode === 'production' && !(await isFree(host, wanted))) {
    const holder = findPortHolder(wanted)
    const by = holder === undefined ? 'another program' : `${holder.name} (process ${holder.pid})`
    throw new Error(
      `Port ${wanted} is in use by ${by}. Stop it, or set MINUET_PORT to another port.`,
    )
  }
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
