import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { GameLikes } from '../contract.ts'
import type { en } from '../locales/en.ts'

/** Above this limit the dots are left out. */
const maxDots = 8

/** The day's likes as dots and as text. */
export function LikesLeft({ likes: { left, limit } }: { readonly likes: GameLikes }) {
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
