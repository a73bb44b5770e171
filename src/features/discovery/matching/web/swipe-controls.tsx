import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  ArrowCounterClockwiseIcon,
  HeartFillIcon,
  UserIcon,
  XBoldIcon,
} from '#ui/components/index.ts'
import type { Face as ButtonContent } from '../contract.ts'
import type { en } from '../locales/en.ts'
import type { CompletedSwipe } from './deck-state.ts'
import type { SwipeKind } from './use-swipe-game.ts'

interface SwipeControlsProps {
  readonly face: ButtonContent
  readonly last: CompletedSwipe | null
  readonly onSwipe: (way: SwipeKind) => void
  readonly onUndo: () => void
}

/** The four buttons below the card, always visible: gestures are optional. */
export function SwipeControls({ face: { member }, last, onSwipe, onUndo }: SwipeControlsProps) {
  const t = usePhrases<typeof en>('matching')
  const { name } = member
  return (
    <div className="swipe-controls">
      <UndoButton last={last} onUndo={onUndo} />
      <button
        type="button"
        className="swipe-btn"
        aria-label={t('swipe.pass_name', { name })}
        onClick={() => onSwipe('pass')}
      >
        <ButtonContent icon={<XBoldIcon />} label={t('swipe.pass')} />
      </button>
      <button
        type="button"
        className="swipe-btn swipe-btn-like"
        aria-label={t('swipe.like_name', { name })}
        onClick={() => onSwipe('like')}
      >
        <ButtonContent icon={<HeartFillIcon />} label={t('swipe.like')} />
      </button>
      <Link
        className="swipe-btn swipe-btn-small"
        to={`/members/${member.id}`}
        aria-label={t('swipe.profile_name', { name })}
      >
        <ButtonContent icon={<UserIcon />} label={t('swipe.profile')} />
      </Link>
    </div>
  )
}

/** Undoes the last swipe; without one, the label says there is nothing to undo. */
export function UndoButton({ last, onUndo }: Pick<SwipeControlsProps, 'last' | 'onUndo'>) {
  const t = usePhrases<typeof en>('matching')
  const label =
    last === null
      ? t('swipe.nothing_to_undo')
      : t('swipe.undo_name', { name: last.face.member.name })
  return (
    <button
      type="button"
      className="swipe-btn swipe-btn-small"
      aria-label={last === null ? `${t('swipe.undo')}. ${label}` : label}
      title={label}
      aria-disabled={last === null || undefined}
      onClick={last === null ? undefined : onUndo}
    >
      <ButtonContent icon={<ArrowCounterClockwiseIcon />} label={t('swipe.undo')} />
    </button>
  )
}

function ButtonContent({ icon, label }: { readonly icon: ReactNode; readonly label: string }) {
  return (
    <>
      <span className="swipe-btn-sign">{icon}</span>
      <span aria-hidden="true">{label}</span>
    </>
  )
}
