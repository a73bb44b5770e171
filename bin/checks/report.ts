import type { Finding } from './breach.ts'

/**
 * Prints a check's breaches, one per line, and a summary line; makes the process exit with an error
 * if there are any.
 */
export function report(check: string, finding: Finding, things = 'files'): void {
  for (const { file, line, message } of finding.breaches)
    console.log(`${line > 0 ? `${file}:${line}` : file} ${message}`)
  console.log(`${check}: ${finding.read} ${things} read, ${finding.breaches.length} broken`)
  if (finding.read === 0) console.log(`${check}: read nothing, so it proves nothing`)
  if (finding.read === 0 || finding.breaches.length > 0) process.exitCode = 1
}
