import type { PickedDrawing } from './picked-drawing.ts'

const maxRecent = 6

/**
 * A member's recently sent ids of one kind, latest first; stored in this browser, empty without
 * storage.
 */
export function recentPicks(member: string, kind: PickedDrawing['kind']): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(member, kind)) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((id) => typeof id === 'string').slice(0, maxRecent)
      : []
  } catch {
    return []
  }
}

/** Records that a gift or sticker was sent. */
export function saveRecentPick(member: string, { kind, id }: PickedDrawing): void {
  const ids = [id, ...recentPicks(member, kind).filter((other) => other !== id)].slice(0, maxRecent)
  try {
    localStorage.setItem(storageKey(member, kind), JSON.stringify(ids))
  } catch {
    // If storage is full or disabled, nothing is saved.
  }
}

function storageKey(member: string, kind: PickedDrawing['kind']): string {
  return `minuet.recent.${kind}.${member}`
}
