import type { Finding } from './breach.ts'

/** Writes what a wall found, one line per breach and one in the end, and lets the process fail when there is any. */
export function report(wall: string, finding: Finding, things = 'files'): void {
  for (const { file, line, message } of finding.breaches)
    console.log(`${line > 0 ? `${file}:${line}` : file} ${message}`)
  console.log(`${wall}: ${finding.read} ${things} read, ${finding.breaches.length} broken`)
  if (finding.read === 0) console.log(`${wall}: it read nothing, so it proves nothing`)
  if (finding.read === 0 || finding.breaches.length > 0) process.exitCode = 1
}
