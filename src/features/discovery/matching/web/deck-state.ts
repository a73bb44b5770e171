import type { Deck, Face } from '../contract.ts'

/** A swipe made in this browser. */
export interface CompletedSwipe {
  /** The swipe's id on the server. */
  readonly id: string
  readonly liked: boolean
  readonly face: Face
}

/** Returns the deck after a like or pass of its top card. */
export function applySwipe(deck: Deck, done: CompletedSwipe): Deck {
  return {
    ...deck,
    faces: deck.faces.filter(({ member }) => member.id !== done.face.member.id),
    likes: { ...deck.likes, left: deck.likes.left - (done.liked ? 1 : 0) },
    last: done,
  }
}

/**
 * Returns the deck with a card back on top because its swipe was undone or couldn't be saved.
 * `before` is the previous swipe.
 */
export function revertSwipe(deck: Deck, done: CompletedSwipe, before: CompletedSwipe | null): Deck {
  const others = deck.faces.filter(({ member }) => member.id !== done.face.member.id)
  const left = Math.min(deck.likes.limit, deck.likes.left + (done.liked ? 1 : 0))
  return {
    ...deck,
    faces: [done.face, ...others],
    likes: { ...deck.likes, left },
    last: deck.last?.id === done.id ? before : deck.last,
  }
}

/**
 * Returns the deck with more cards below the existing ones, without members swiped since the
 * request.
 */
export function appendFaces(deck: Deck, more: readonly Face[], met: ReadonlySet<string>): Deck {
  const known = new Set(deck.faces.map(({ member }) => member.id))
  return {
    ...deck,
    faces: [
      ...deck.faces,
      ...more.filter(({ member }) => !known.has(member.id) && !met.has(member.id)),
    ],
  }
}
