import { type ComponentProps, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, EmptyState } from '#ui/components/index.ts'
import type { Deck } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { UndoButton } from './swipe-controls.tsx'

interface SwipeEndProps {
  readonly deck: Deck
  /** True right after a swipe: the focus then moves here. */
  readonly takesFocus: boolean
  readonly onUndo: () => void
}

/** The end of the game for now: no likes left, or no one left to meet. Nothing is sold here. */
export function SwipeEnd({ deck, takesFocus, onUndo }: SwipeEndProps) {
  const t = usePhrases<typeof en>('matching')
  const { time } = useFormat()
  const spent = deck.likes.left === 0
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const content: Pick<ComponentProps<typeof EmptyState>, 'figure' | 'title' | 'text'> = spent
    ? {
        figure: 'parallel',
        title: t('swipe.spent.title', { limit: deck.likes.limit }),
        text:
          deck.likes.limit === 0
            ? undefined
            : t('swipe.spent.text', { time: time(deck.likes.next_at) }),
      }
    : { figure: 'meeting', title: t('swipe.empty.title'), text: t('swipe.empty.text') }
  return (
    <div ref={place} className="swipe-end" tabIndex={-1} data-first-focus>
      <EmptyState
        {...content}
        action={
          <div className="mt-5 grid justify-items-center gap-5">
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink as={Link} to="/members">
                {t('swipe.search')}
              </ButtonLink>
              <ButtonLink as={Link} to="/match-finder" variant="line">
                {t('swipe.finder')}
              </ButtonLink>
            </div>
            {deck.last === null ? null : <UndoButton last={deck.last} onUndo={onUndo} />}
          </div>
        }
      />
    </div>
  )
}
