import { type TextMatch, findMatches } from '../find-matches.ts'
import { withoutBodies } from './plain-sql.ts'

/**
 * Finds constraints without a name: errors would not identify them, and schemas created at
 * different times would differ.
 */
export function findUnnamedConstraints(plain: string): TextMatch[] {
  const tables = withoutBodies(plain)
  return findMatches(
    tables,
    /\b(primary\s+key|foreign\s+key|references|unique|check\s*\(|exclude\s+using)/gi,
  ).filter(({ at, text }) => {
    const before = tables.slice(0, at)
    if (/\bconstraint\s+"?\w+"?\s+$/i.test(before)) return false
    if (/^references/i.test(text) && /\bforeign\s+key\s*\([^)]*\)\s*$/i.test(before)) return false
    if (/^unique/i.test(text) && /\bcreate\s+$/i.test(before)) return false
    return true
  })
}
