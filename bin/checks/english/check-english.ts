import type { Finding } from '../breach.ts'
import { applyAllowList, readAllowList } from './allow-list.ts'
import { compareWithBudget, readBudget } from './budget.ts'
import { type EnglishFinding, findFindings } from './find-findings.ts'
import { readTextPieces } from './read-text-pieces.ts'
import { type TextKind, textKinds, type TextPiece } from './text-piece.ts'

export interface EnglishReport extends Finding {
  /** All findings that no entry of the allow-list covers, including those within the budget. */
  readonly findings: readonly EnglishFinding[]
  /** For each kind, how many texts were read and how many of them have findings. */
  readonly shares: readonly {
    readonly kind: TextKind
    readonly read: number
    readonly flagged: number
  }[]
}

/** Checks that everything people read is plain English, within a budget that can only fall. */
export function checkEnglish(root: string): EnglishReport {
  const { files, pieces } = readTextPieces(root)
  const { findings, breaches } = applyAllowList(findFindings(pieces), readAllowList(root))
  return {
    read: files,
    findings,
    breaches: [...breaches, ...compareWithBudget(findings, readBudget(root))],
    shares: measureShares(pieces, findings),
  }
}

function measureShares(
  pieces: readonly TextPiece[],
  findings: readonly EnglishFinding[],
): EnglishReport['shares'] {
  return textKinds.map((kind) => ({
    kind,
    read: pieces.filter((piece) => piece.kind === kind).length,
    flagged: new Set(findings.map(({ piece }) => piece).filter((piece) => piece.kind === kind))
      .size,
  }))
}
