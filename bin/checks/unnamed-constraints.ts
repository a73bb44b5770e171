import { type Place, places } from './places.ts'
import { withoutBodies } from './plain-sql.ts'

/** Constraints without a name: a fault then names nothing, and schemas made at different times differ. */
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
