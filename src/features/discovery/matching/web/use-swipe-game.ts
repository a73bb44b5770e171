import { useRef, useState } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useToast } from '#ui/components/index.ts'
import { useHandleLikeResult } from '#features/discovery/likes/web/index.ts'
import type { Deck, Face } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { type CompletedSwipe, revertSwipe, applySwipe } from './deck-state.ts'
import { useDeck } from './use-deck.ts'

export type SwipeKind = 'like' | 'pass'

/** A card that is leaving, from the position where it was released. */
export interface LeavingFace {
  readonly face: Face
  readonly way: SwipeKind
  readonly dx: number
}

/**
 * The swipe game: each swipe is applied optimistically, sent in order, and reverted if the server
 * refuses (SRCH-05, BEY-11).
 */
export function useSwipeGame() {
  const t = usePhrases<typeof en>('matching')
  const toast = useToast()
  const api = useApi()
  const { deck, error, isFetching, refetch, change, met } = useDeck()
  const { ask: askLike } = calls.useAction('matching.like')
  const { ask: askPass } = calls.useAction('matching.pass')
  const { ask: askUndo } = calls.useAction('matching.undo')
  const handleLikeResult = useHandleLikeResult()
  const [said, say] = useState('')
  const [leaving, setLeaving] = useState<LeavingFace | null>(null)
  // Earlier swipes, so that several can be undone in a row.
  const earlier = useRef<CompletedSwipe[]>([])
  // Requests are sent one after another, so that an undo never overtakes its like.
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)
  /** Likes during this visit that created a match; undoing one ends the match. */
  const matched = useRef(new Set<string>())

  const inLine = (act: () => Promise<void>) => {
    waiting.current += 1
    line.current = line.current.then(act).finally(() => {
      waiting.current -= 1
    })
  }

  /**
   * While more requests are queued, the optimistic state is newer than the response, so the
   * response is ignored.
   */
  const settle = (likes: Deck['likes']) => {
    if (waiting.current === 1) change((before) => ({ ...before, likes }))
  }

  function swipe(way: SwipeKind, dx = 0): void {
    const face = deck?.faces[0]
    if (deck === undefined || face === undefined || (way === 'like' && deck.likes.left === 0))
      return
    const done: CompletedSwipe = { id: newId(), liked: way === 'like', face }
    if (deck.last !== null) earlier.current.push(deck.last)
    met.add(face.member.id)
    change((before) => applySwipe(before, done))
    setLeaving({ face, way, dx })
    const { id: member, name } = face.member
    say(t(way === 'like' ? 'swipe.said.liked' : 'swipe.said.passed', { name }))
    inLine(() => (way === 'like' ? sendLike(done, member) : sendPass(done, member)))
  }

  async function sendLike(done: CompletedSwipe, member: string): Promise<void> {
    const answer = await askLike({ id: done.id, member })
    if (answer.ok) {
      settle(answer.value.likes)
      if (answer.value.match !== null) matched.current.add(done.id)
      return handleLikeResult(member, answer.value)
    }
    restoreFace(done, answer.refusal)
    // Today's likes have been used up elsewhere, perhaps in another tab.
    if (answer.refusal.code === 'matching.no_likes_left') await readLikes()
  }

  async function sendPass(done: CompletedSwipe, member: string): Promise<void> {
    const answer = await askPass({ id: done.id, member })
    if (!answer.ok) restoreFace(done, answer.refusal)
  }

  /** Puts back a card whose swipe couldn't be saved, unless the member no longer exists. */
  function restoreFace(
    done: CompletedSwipe,
    { status, message }: { readonly status: number; readonly message: string },
  ): void {
    const { id, name } = done.face.member
    const before = earlier.current.pop() ?? null
    change((deck) => {
      const restored = revertSwipe(deck, done, before)
      return status === 404
        ? { ...restored, faces: restored.faces.filter(({ member }) => member.id !== id) }
        : restored
    })
    if (status === 404) return
    met.delete(id)
    setLeaving(null)
    toast.show({ text: t('swipe.said.not_saved', { name, problem: message }), tone: 'danger' })
  }

  function undo(): void {
    const done = deck?.last
    if (done === undefined || done === null) return
    const { id: member, name } = done.face.member
    const before = earlier.current.pop() ?? null
    met.delete(member)
    setLeaving(null)
    change((deck) => revertSwipe(deck, done, before))
    say(t(matched.current.has(done.id) ? 'swipe.said.unmatched' : 'swipe.said.back', { name }))
    inLine(async () => {
      const answer = await askUndo({ swipe: done.id })
      if (answer.ok) {
        settle(answer.value.likes)
        if (done.liked) handleLikeResult(member, { match: null })
        return
      }
      // The swipe never reached the server, so there is nothing to undo.
      if (answer.refusal.status === 404) return
      met.add(member)
      if (before !== null) earlier.current.push(before)
      change((deck) => applySwipe(deck, done))
      toast.show({ text: answer.refusal.message, tone: 'danger' })
    })
  }

  async function readLikes(): Promise<void> {
    const answer = await api.call('matching.read_deck', {})
    if (answer.ok) change((before) => ({ ...before, likes: (answer.value as Deck).likes }))
  }

  return {
    deck,
    error,
    isFetching,
    refetch,
    swipe,
    undo,
    said,
    leaving,
    left: () => setLeaving(null),
  }
}

export type SwipeGame = ReturnType<typeof useSwipeGame>
