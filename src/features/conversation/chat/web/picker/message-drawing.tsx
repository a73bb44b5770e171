import { useEffect, useEffectEvent } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/en.ts'
import type { PickedDrawing } from './picked-drawing.ts'
import { usePlay } from './use-play.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

interface MessageDrawingProps {
  readonly picked: Omit<PickedDrawing, 'id' | 'size'>
  /** It has just arrived and plays once automatically. */
  readonly isNew?: boolean
}

/**
 * A gift or sticker in a conversation. Plays once on arrival and when tapped; shown as a still
 * image with reduced motion.
 */
export function MessageDrawing({ picked, isNew = false }: MessageDrawingProps) {
  const t = usePhrases<typeof en>('chat')
  const calm = useReducedMotion()
  const { src, play } = usePlay(picked)
  const { kind, name } = picked
  const altText =
    kind === 'gift' ? t('pick.alt_gift', { what: name }) : t('pick.alt_gif', { what: name })
  const arrive = useEffectEvent(() => {
    if (isNew && !calm) play()
  })
  useEffect(() => arrive(), [calm])

  const picture = (
    <img src={src} alt={calm ? altText : ''} width={144} height={144} decoding="async" />
  )
  return (
    <>
      {calm ? (
        <span className="chat-drawing">{picture}</span>
      ) : (
        <button
          type="button"
          className="chat-drawing"
          aria-label={`${altText}. ${t('pick.play')}`}
          onClick={play}
        >
          {picture}
        </button>
      )}
      {kind === 'gift' ? (
        <span className="chat-gift-name" aria-hidden="true">
          {name}
        </span>
      ) : null}
    </>
  )
}
