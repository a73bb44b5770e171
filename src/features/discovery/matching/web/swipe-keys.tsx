import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'

/** Lists the shortcuts, with a switch that turns them off. */
export function SwipeKeys({ on, onTurn }: { readonly on: boolean; readonly onTurn: () => void }) {
  const t = usePhrases<typeof en>('matching')
  const keys = [
    ['←', t('swipe.pass')],
    ['→', t('swipe.like')],
    ['↑', t('swipe.keys.open')],
    ['Z', t('swipe.keys.undo')],
  ] as const
  return (
    <aside className="swipe-side" aria-labelledby="swipe-keys">
      <h2 id="swipe-keys" className="type-h3">
        {t('swipe.keys.title')}
      </h2>
      <ul className="mt-3">
        {keys.map(([key, words]) => (
          <li key={key} className="flex items-center gap-3 py-1.5">
            <kbd className="swipe-key">{key}</kbd> {words}
          </li>
        ))}
      </ul>
      <p className="mt-3 type-small">{on ? t('swipe.keys.focus') : t('swipe.keys.off')}</p>
      <button
        type="button"
        className="swipe-keys-switch min-h-11 type-small underlined"
        onClick={onTurn}
      >
        {on ? t('swipe.keys.turn_off') : t('swipe.keys.turn_on')}
      </button>
    </aside>
  )
}
