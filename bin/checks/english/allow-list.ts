import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Breach } from '../breach.ts'
import type { EnglishFinding } from './find-findings.ts'

/** An exception. At least one of `path` and `text` is set; a finding must match both if both are. */
export interface AllowedEntry {
  /** File, or folder with a slash at the end. */
  readonly path?: string
  /** A part of the text in which the rule is suspended. */
  readonly text?: string
  /** Id of a rule; `*` for all rules, only in documents about words. */
  readonly rule: string
  readonly reason: string
}

export const allowListFile = 'bin/checks/english/allow-list.json'

export function readAllowList(root: string): AllowedEntry[] {
  const path = join(root, allowListFile)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as AllowedEntry[]) : []
}

/** Removes allowed findings. Incomplete or unused entries are breaches. */
export function applyAllowList(
  findings: readonly EnglishFinding[],
  entries: readonly AllowedEntry[],
): { findings: EnglishFinding[]; breaches: Breach[] } {
  const used = new Set<AllowedEntry>()
  const remaining = findings.filter((finding) => {
    const allowing = entries.filter((entry) => isComplete(entry) && allows(entry, finding))
    allowing.forEach((entry) => used.add(entry))
    return allowing.length === 0
  })
  const breaches = entries
    .filter((entry) => !used.has(entry))
    .map((entry) => ({
      file: allowListFile,
      line: 0,
      message: isComplete(entry)
        ? `the entry for ${entry.rule} in ${JSON.stringify(entry.path ?? entry.text)} is not used: delete it`
        : `the entry for ${entry.rule} needs a path or a text, and a reason`,
    }))
  return { findings: remaining, breaches }
}

function isComplete({ path = '', text = '', reason }: AllowedEntry): boolean {
  return `${path}${text}` !== '' && typeof reason === 'string' && reason.trim() !== ''
}

function allows({ path, text, rule }: AllowedEntry, finding: EnglishFinding): boolean {
  const { file } = finding.piece
  const isInPath =
    path === undefined || file === path || (path.endsWith('/') && file.startsWith(path))
  const hasText = text === undefined || finding.piece.text.replace(/\s+/g, ' ').includes(text)
  return (rule === '*' || rule === finding.rule.id) && isInPath && hasText
}
