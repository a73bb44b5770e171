import type { Deck, Face } from '../contract.ts'

/** What was done with a face. */
export interface Done {
  /** The id under which the server knows it. */
  readonly id: string
  readonly liked: boolean
  readonly face: Face
}

/** The deck after its first face was liked or passed. */
export function withoutFirst(deck: Deck, done: Done): Deck {
  return {
    ...deck,
    faces: deck.faces.filter(({ member }) => member.id !== done.face.member.id),
    likes: { ...deck.likes, left: deck.likes.left - (done.liked ? 1 : 0) },
    last: done,
  }
}

/** The deck with a face back on top: it was undone, or could not be saved. `before` is what was done before that. */
export function withFaceBack(deck: Deck, done: Done, before: Done | null): Deck {
  const others = deck.faces.filter(({ member }) => member.id !== done.face.member.id)
  const left = Math.min(deck.likes.limit, deck.likes.left + (done.liked ? 1 : 0))
  return {
    ...deck,
    faces: [done.face, ...others],
    likes: { ...deck.likes, left },
    last: deck.last?.id === done.id ? before : deck.last,
  }
}

/** The deck with more faces under those that are there; whoever was met since they were asked for stays away. */
export function withMore(deck: Deck, more: readonly Face[], met: ReadonlySet<string>): Deck {
  const known = new Set(deck.faces.map(({ member }) => member.id))
  return {
    ...deck,
    faces: [...deck.faces, ...more.filter(({ member }) => !known.has(member.id) && !met.has(member.id))],
  }
}
