import { type AnimationEvent, type KeyboardEvent, type Ref, useCallback } from 'react'
import { Beats } from '#ui/components/index.ts'
import type { Deck } from '../contract.ts'
import { FacePhoto } from './face-photo.tsx'
import { SwipeCard } from './swipe-card.tsx'
import type { LeavingFace, SwipeKind } from './use-swipe-game.ts'

interface SwipeDeckProps {
  readonly deck: Deck
  readonly leaving: LeavingFace | null
  readonly hint: string | undefined
  readonly onSwipe: (way: SwipeKind, dx: number) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly onLeft: () => void
  readonly ref: Ref<HTMLElement>
}

/** The top card, the next two below it, and the one that is leaving. */
export function SwipeDeck({ deck, leaving, hint, onSwipe, onKey, onLeft, ref }: SwipeDeckProps) {
  const [top, ...under] = deck.faces
  return (
    <div className="swipe-deck">
      {under.slice(0, 2).map((face, at) => (
        <div key={face.member.id} className={`swipe-card swipe-under-${at + 1}`} aria-hidden="true">
          <FacePhoto face={face} under />
        </div>
      ))}
      {top === undefined ? null : (
        <SwipeCard
          key={top.member.id}
          ref={ref}
          face={top}
          readersCountry={deck.reader_country}
          hint={hint}
          onSwipe={onSwipe}
          onKey={onKey}
        />
      )}
      {leaving === null ? null : (
        <LeavingCard key={leaving.face.member.id} leaving={leaving} onLeft={onLeft} />
      )}
    </div>
  )
}

function LeavingCard({
  leaving,
  onLeft,
}: {
  readonly leaving: LeavingFace
  readonly onLeft: () => void
}) {
  const { dx } = leaving
  const from = useCallback(
    (card: HTMLElement | null) => card?.style.setProperty('--dx', `${dx}px`),
    [dx],
  )
  const end = (event: AnimationEvent) => {
    if (event.target === event.currentTarget) onLeft()
  }
  return (
    <div
      ref={from}
      className="swipe-card swipe-leaving"
      data-way={leaving.way}
      aria-hidden="true"
      onAnimationEnd={end}
    >
      <FacePhoto face={leaving.face} under />
    </div>
  )
}

/** The skeleton of a deck that is loading. */
export function DeckSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="swipe-deck" role="status" aria-label={label}>
      <div className="swipe-card swipe-coming">
        <Beats />
      </div>
    </div>
  )
}
