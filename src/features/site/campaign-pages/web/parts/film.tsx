import './film.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/landers/en.ts'
import poster from '../film/dance.webp'
import mp4 from '../film/dance.mp4'
import webm from '../film/dance.webm'

/**
 * The video: a few silent seconds, played once. It starts only if the script finds that the visitor
 * accepts motion and does not save data; until then the browser loads just the poster.
 */
export function Film() {
  const t = usePhrases<typeof en>('landers')
  return (
    <figure className="film">
      <video
        className="film-video"
        poster={poster}
        width={1280}
        height={720}
        preload="none"
        controls
        muted
        playsInline
        data-film=""
        aria-label={t('video.description')}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <figcaption className="film-caption type-meta">{t('video.silent')}</figcaption>
    </figure>
  )
}
