import './swipe.css'
import './swipe-card.css'
import './swipe-controls.css'
import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { RetryState } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { LikesLeft } from './likes-left.tsx'
import { SwipeControls } from './swipe-controls.tsx'
import { DeckSkeleton, SwipeDeck } from './swipe-deck.tsx'
import { SwipeEnd } from './swipe-end.tsx'
import { SwipeKeys } from './swipe-keys.tsx'
import { SwipeTrack } from './swipe-track.tsx'
import { deckQuery } from './use-deck.ts'
import { type SwipeGame, useSwipeGame } from './use-swipe-game.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Loads the deck on the server; in the browser it loads behind a skeleton. */
export async function load({ api, cache }: LoadContext): Promise<void> {
  const query = deckQuery(api)
  // An invalidated deck may contain someone blocked since.
  if (cache.getQueryState(query.queryKey)?.isInvalidated) cache.removeQueries(query)
  const coming = cache.ensureQueryData(query)
  if (typeof window === 'undefined') await coming
  else coming.catch(() => {})
}

export function title(translate: Translate): string {
  return translate('matching.swipe.title')
}

/**
 * The swipe game: one profile at a time, like or pass by drag, shortcut or button, and undo
 * (SRCH-05).
 */
export function Page() {
  const t = usePhrases<typeof en>('matching')
  const game = useSwipeGame()
  const { deck, error, isFetching, refetch, said } = game
  return (
    <div className="stage swipe-stage">
      <SwipeTrack />
      <div className="swipe-head">
        <h1 className="swipe-title" tabIndex={-1}>
          {t('swipe.heading')}
        </h1>
        {deck === undefined ? null : (
          <>
            <p className="swipe-lead">{t('swipe.lead', { limit: deck.likes.limit })}</p>
            <LikesLeft likes={deck.likes} />
          </>
        )}
      </div>
      {deck !== undefined ? (
        <Playing game={{ ...game, deck }} />
      ) : error === null ? (
        <DeckSkeleton label={t('loading')} />
      ) : (
        <RetryState
          className="swipe-end"
          title={error.refusal.message}
          retry={t('retry')}
          busy={isFetching}
          busyLabel={t('loading')}
          onRetry={() => refetch()}
        />
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  )
}

function Playing({ game }: { readonly game: SwipeGame & { readonly deck: NonNullable<SwipeGame['deck']> } }) {
  const t = usePhrases<typeof en>('matching')
  const navigate = useNavigate()
  const { deck, leaving, said, swipe, undo } = game
  const [face] = deck.faces
  const top = face?.member.id
  const card = useRef<HTMLElement>(null)
  const hintId = useId()
  // With keyboard use, the next card receives the focus of the one that left.
  const onCard = useRef(false)
  const acting = (act: () => void) => () => {
    onCard.current = document.activeElement === card.current
    act()
  }
  useEffect(() => {
    if (top !== undefined && onCard.current) card.current?.focus()
  }, [top])
  const keys = useShortcuts({
    pass: acting(() => swipe('pass')),
    like: acting(() => swipe('like')),
    undo: acting(undo),
    open: () => void (top === undefined ? undefined : navigate(`/members/${top}`)),
  })

  if (face === undefined || deck.likes.left === 0)
    return <SwipeEnd deck={deck} takesFocus={said !== ''} onUndo={acting(undo)} />
  return (
    <>
      <SwipeDeck
        ref={card}
        deck={deck}
        leaving={leaving}
        hint={keys.on ? hintId : undefined}
        onSwipe={(way, dx) => acting(() => swipe(way, dx))()}
        onKey={keys.press}
        onLeft={game.left}
      />
      <p id={hintId} hidden>
        {t('swipe.card_hint')}
      </p>
      <SwipeControls face={face} last={deck.last} onSwipe={(way) => acting(() => swipe(way))()} onUndo={acting(undo)} />
      <SwipeKeys on={keys.on} onTurn={keys.turn} />
    </>
  )
}
