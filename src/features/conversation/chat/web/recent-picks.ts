import type { Picked } from './picked.ts'

const most = 6

/** What a member sent last, by kind and id, the latest first; it lies in this browser, and without storage there is nothing. */
export function recentPicks(member: string, kind: Picked['kind']): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(member, kind)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Notes that something was sent. */
export function noteRecentPick(member: string, { kind, id }: Picked): void {
  const ids = [id, ...recentPicks(member, kind).filter((other) => other !== id)].slice(0, most)
  try {
    localStorage.setItem(keyOf(member, kind), JSON.stringify(ids))
  } catch {
    // Where storage is full or forbidden, nothing is remembered.
  }
}

function keyOf(member: string, kind: Picked['kind']): string {
  return `minuet.recent.${kind}.${member}`
}
