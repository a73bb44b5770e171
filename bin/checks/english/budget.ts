import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Breach } from '../breach.ts'
import type { EnglishFinding } from './find-findings.ts'
import type { TextKind } from './text-piece.ts'

/** The allowed number of findings by rule and kind of text; zero if not listed. */
export type Budget = Readonly<Record<string, Partial<Record<TextKind, number>>>>

export const budgetFile = 'bin/checks/english/budget.json'

export function readBudget(root: string): Budget {
  const path = join(root, budgetFile)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Budget) : {}
}

/** Counts findings by rule and kind, in alphabetical order. */
export function countFindings(findings: readonly EnglishFinding[]): Budget {
  const counts: Record<string, Partial<Record<TextKind, number>>> = {}
  for (const { rule, piece } of findings.toSorted((a, b) => (getKey(a) < getKey(b) ? -1 : 1))) {
    const kinds = (counts[rule.id] ??= {})
    kinds[piece.kind] = (kinds[piece.kind] ?? 0) + 1
  }
  return counts
}

function getKey({ rule, piece }: EnglishFinding): string {
  return `${rule.id} ${piece.kind}`
}

/** The smaller of both numbers for each rule and kind. */
export function lowerBudget(budget: Budget, counts: Budget): Budget {
  const lowered = Object.entries(budget).map(([rule, kinds]) => {
    const kept = Object.entries(kinds).map(([kind, allowed]) => [
      kind,
      Math.min(allowed, counts[rule]?.[kind as TextKind] ?? 0),
    ])
    return [rule, Object.fromEntries(kept.filter(([, allowed]) => allowed !== 0))] as const
  })
  return Object.fromEntries(lowered.filter(([, kinds]) => Object.keys(kinds).length > 0))
}

/**
 * Reports every rule and kind whose count differs from its budget: a higher count lists all
 * findings, a lower one requires lowering the budget, so that it cannot rise again.
 */
export function compareWithBudget(findings: readonly EnglishFinding[], budget: Budget): Breach[] {
  const counts = countFindings(findings)
  const ruleIds = [...new Set([...Object.keys(counts), ...Object.keys(budget)])].sort()
  return ruleIds.flatMap((id) => {
    const kinds = new Set([
      ...Object.keys(counts[id] ?? {}),
      ...Object.keys(budget[id] ?? {}),
    ]) as Set<TextKind>
    return [...kinds].flatMap((kind) => {
      const [count, allowed] = [counts[id]?.[kind] ?? 0, budget[id]?.[kind] ?? 0]
      if (count < allowed)
        return [fault(`${id}, ${kind}: lower the budget to ${count} (it is ${allowed})`)]
      if (count === allowed) return []
      const found = findings
        .filter(({ rule, piece }) => rule.id === id && piece.kind === kind)
        .map(describeFinding)
      return allowed === 0
        ? found
        : [...found, fault(`${id}, ${kind}: ${count} found, ${allowed} are allowed`)]
    })
  })
}

function fault(message: string): Breach {
  return { file: budgetFile, line: 0, message }
}

export function describeFinding({ rule, piece, line, excerpt }: EnglishFinding): Breach {
  return {
    file: piece.file,
    line,
    message: `${rule.id}, ${piece.kind}: “${excerpt}”: ${rule.advice}`,
  }
}
