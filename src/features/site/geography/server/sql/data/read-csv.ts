import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rows of a table lying here, by the names in its first line. Commas only separate: no value holds one. */
export function readCsv(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => {
    const values = line.split(',')
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
  })
}
