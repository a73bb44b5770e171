import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from './locales/en.ts'
import elena from './art/elena.webp'
import kofi from './art/kofi.webp'
import mei from './art/mei.webp'
import thomas from './art/thomas.webp'

const figure =
  'M70 120C210 40 480 50 520 170C548 262 420 300 336 322C220 352 96 400 128 500C158 590 400 610 540 548'

/** Four illustrated people dancing. Decorative, and labelled as an illustration. */
export function Dancers() {
  const t = usePhrases<typeof en>('home')
  return (
    <figure className="home-dancers">
      <svg viewBox="0 0 640 660" fill="none" aria-hidden="true" strokeLinecap="round">
        <Track className="home-track-brass" />
        <g transform="rotate(180 320 330) translate(4 -17)">
          <Track className="home-track-peony" />
        </g>
      </svg>
      <img className="home-dancer home-dancer-1" src={elena} alt="" width={480} height={600} />
      <img className="home-dancer home-dancer-2" src={kofi} alt="" width={480} height={600} />
      <img className="home-dancer home-dancer-3" src={thomas} alt="" width={480} height={600} />
      <img className="home-dancer home-dancer-4" src={mei} alt="" width={480} height={600} />
      <p className="home-bubble home-bubble-1">{t('bubble_one')}</p>
      <p className="home-bubble home-bubble-2">{t('bubble_two')}</p>
      <figcaption className="home-caption">{t('illustration')}</figcaption>
    </figure>
  )
}

function Track({ className }: { readonly className: string }) {
  return (
    <g className={className}>
      <path d={figure} strokeWidth="1.5" opacity=".55" pathLength="1" className="home-line" />
      <path d={figure} strokeWidth="7" strokeDasharray="0 27" className="home-dots" />
    </g>
  )
}
