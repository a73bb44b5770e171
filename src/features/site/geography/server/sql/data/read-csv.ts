import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads a CSV file in this folder into objects keyed by the header line. Values contain no commas.
 */
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
