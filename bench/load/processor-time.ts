import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second, the same on every Linux. */
const ticks = 100

/**
 * Processor time in seconds used so far by all descendants of this process: load processes, the
 * site, and PostgreSQL with its backends. This process itself is excluded. Other programs' time is
 * not included, so it measures cost reliably on a busy machine too.
 */
export function getProcessorTime(): number {
  const children = new Map<number, { pid: number; used: number }[]>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : ''
    // The program name is in parentheses and may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const parent = Number(fields[1])
    const used = Number(fields[11]) + Number(fields[12])
    if (stat !== '')
      children.set(parent, [...(children.get(parent) ?? []), { pid: Number(name), used }])
  }
  const below = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + child.used + below(child.pid), 0)
  return below(process.pid) / ticks
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
