import './swipe.css'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ArrowCounterClockwiseIcon, HeartFillIcon, XBoldIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/landers/en.ts'
import dev from '../art/dev.webp'
import greta from '../art/greta.webp'
import nadia from '../art/nadia.webp'
import { LanderSignUp } from '../parts/lander-sign-up.tsx'
import { LanderTerms } from '../parts/lander-terms.tsx'

const cards = [
  ['one', greta],
  ['two', dev],
  ['three', nadia],
] as const

/**
 * A deck of three painted cards. Each has its own radio group, so that it works without a script
 * and with the keyboard; after the third, the last card appears. There is no match to win.
 */
export function Page() {
  const t = usePhrases<typeof en>('landers')
  return (
    <div className="stage swipe">
      <div className="wrap swipe-grid">
        <div className="swipe-lead">
          <h1 className="type-hero" tabIndex={-1}>
            {t('swipe.headline')}
          </h1>
          <p className="type-lead mt-5 text-ink-2">{t('swipe.lead')}</p>
        </div>
        <form className="swipe-deck" action="/signup">
          <div className="swipe-done">
            <h2 className="type-h2">{t('swipe.done_title')}</h2>
            <p className="text-ink-2">{t('swipe.done_text')}</p>
            <button type="reset" className="btn btn-line">
              <ArrowCounterClockwiseIcon />
              {t('swipe.again')}
            </button>
          </div>
          {[...cards].reverse().map(([name, picture]) => (
            <SwipeCard key={name} name={name} picture={picture} />
          ))}
          <p className="swipe-caption type-meta text-ink-2">{t('illustration')}</p>
        </form>
        <div className="swipe-enter">
          <LanderSignUp variant="peony" />
        </div>
      </div>
      <LanderTerms />
    </div>
  )
}

function SwipeCard({
  name,
  picture,
}: {
  readonly name: 'one' | 'two' | 'three'
  readonly picture: string
}) {
  const t = usePhrases<typeof en>('landers')
  const number = { one: 1, two: 2, three: 3 }[name]
  return (
    <fieldset className="swipe-card offstage" data-card={number}>
      <legend className="sr-only">{t('swipe.card', { number })}</legend>
      <img className="swipe-picture" src={picture} alt="" width={240} height={300} />
      <p className="swipe-line type-h3">{t(`swipe.${name}`)}</p>
      <div className="swipe-buttons">
        <label className="swipe-button">
          <input type="radio" name={`card-${number}`} value="pass" className="sr-only" />
          <XBoldIcon />
          {t('swipe.pass')}
        </label>
        <label className="swipe-button swipe-like">
          <input type="radio" name={`card-${number}`} value="like" className="sr-only" />
          <HeartFillIcon />
          {t('swipe.like')}
        </label>
      </div>
    </fieldset>
  )
}

export function title(translate: Translate): string {
  return translate('landers.swipe.title')
}

export function description(translate: Translate): string {
  return translate('landers.swipe.lead')
}
