import './swipe.css'
import './swipe-card.css'
import './swipe-controls.css'
import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { RetryState } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { SwipeControls } from './swipe-controls.tsx'
import { DeckSkeleton, SwipeDeck } from './swipe-deck.tsx'
import { SwipeEnd } from './swipe-end.tsx'
import { SwipeKeys } from './swipe-keys.tsx'
import { deckQuery } from './use-deck.ts'
import { type SwipeGame, useSwipeGame } from './use-swipe-game.ts'
import { useShortcuts } from './use-shortcuts.ts'
import type { GameLikes } from '../contract.ts'

const figure =
  'M70 120C210 40 480 50 520 170C548 262 420 300 336 322C220 352 96 400 128 500C158 590 400 610 540 548'

/**
 * The two decorative tracks behind the cards, which trace the same figure from opposite corners.
 */
function SwipeTrack() {
  return (
    <svg
      className="swipe-track"
      viewBox="0 0 640 660"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g stroke="var(--stage-brass)">
        <path d={figure} strokeWidth="1.5" opacity="0.55" />
        <path d={figure} strokeWidth="7" strokeDasharray="0 27" />
      </g>
      <g stroke="var(--stage-peony)" transform="rotate(180 320 330) translate(4 -17)">
        <path d={figure} strokeWidth="1.5" opacity="0.55" />
        <path d={figure} strokeWidth="7" strokeDasharray="0 27" />
      </g>
    </svg>
  )
}

/** Above this limit the dots are left out. */
const maxDots = 8

/** The day's likes as dots and as text. */
function LikesLeft({ likes: { left, limit } }: { readonly likes: GameLikes }) {
  const t = usePhrases<typeof en>('matching')
  return (
    <p className="swipe-likes">
      {limit > maxDots ? null : (
        <span className="swipe-dots" aria-hidden="true">
          {Array.from({ length: limit }, (_, at) => (
            <i key={at} className={at < left ? 'full' : undefined} />
          ))}
        </span>
      )}
      <span className="num" aria-hidden="true">
        {t('swipe.left', { left, limit })}
      </span>
      <span className="sr-only">{t('swipe.left_read', { left, limit })}</span>
    </p>
  )
}

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

function Playing({
  game,
}: {
  readonly game: SwipeGame & { readonly deck: NonNullable<SwipeGame['deck']> }
}) {
  const t = usePhrases<typeof en>('matching')
  const navigate = useNavigate()
  const { deck, leaving, said, swipe, undo } = game
  const [face] = deck.faces
  const top = face?.member.id
  const card = useRef<HTMLElement>(null)
  const hintId = useId()
  // For keyboard users, focus moves from the card that left to the next one.
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
      <SwipeControls
        face={face}
        last={deck.last}
        onSwipe={(way) => acting(() => swipe(way))()}
        onUndo={acting(undo)}
      />
      <SwipeKeys on={keys.on} onTurn={keys.turn} />
    </>
  )
}
