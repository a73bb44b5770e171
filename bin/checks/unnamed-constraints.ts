import { type Place, places } from './places.ts'
import { withoutBodies } from './plain-sql.ts'

/**
 * Finds constraints without a name: errors would not identify them, and schemas created at
 * different times would differ.
 */
export function unnamedConstraints(plain: string): Place[] {
  const text = withoutBodies(plain)
  return places(text, /\b(primary\s+key|foreign\s+key|references|unique|check\s*\(|exclude\s+using)/gi).filter(
    ({ at, found }) => {
      const before = text.slice(0, at)
      if (/\bconstraint\s+"?\w+"?\s+$/i.test(before)) return false
      if (/^references/i.test(found) && /\bforeign\s+key\s*\([^)]*\)\s*$/i.test(before)) return false
      if (/^unique/i.test(found) && /\bcreate\s+$/i.test(before)) return false
      return true
    },
  )
}
