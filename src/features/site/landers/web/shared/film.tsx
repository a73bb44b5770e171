import './film.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/en.ts'
import poster from '../film/dance.webp'
import dance from '../film/dance.mp4'

/**
 * The video: eight silent seconds, played once. It starts only if the script finds that the visitor
 * accepts motion and does not save data; until then the browser loads just the poster.
 */
export function Film() {
  const t = usePhrases<typeof en>('landers')
  return (
    <figure className="film">
      <video
        className="film-video"
        src={dance}
        poster={poster}
        width={1280}
        height={720}
        preload="none"
        controls
        muted
        playsInline
        data-film=""
        aria-label={t('video.description')}
      />
      <figcaption className="film-caption type-meta">{t('video.silent')}</figcaption>
    </figure>
  )
}
