import type { Picked } from './picked.ts'

const most = 6

/**
 * A member's recently sent ids of one kind, latest first; stored in this browser, empty without
 * storage.
 */
export function recentPicks(member: string, kind: Picked['kind']): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(member, kind)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Records that a gift or sticker was sent. */
export function noteRecentPick(member: string, { kind, id }: Picked): void {
  const ids = [id, ...recentPicks(member, kind).filter((other) => other !== id)].slice(0, most)
  try {
    localStorage.setItem(keyOf(member, kind), JSON.stringify(ids))
  } catch {
    // If storage is full or disabled, nothing is saved.
  }
}

function keyOf(member: string, kind: Picked['kind']): string {
  return `minuet.recent.${kind}.${member}`
}
