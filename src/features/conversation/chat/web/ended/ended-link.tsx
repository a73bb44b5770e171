import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/ended/en.ts'

/** Link to the conversations that ended, for members looking for one. */
export function EndedLink() {
  const t = usePhrases<typeof en>('ended')
  return (
    <p>
      <Link className="link" to="/notifications/blocked#ended">
        {t('link')}
      </Link>
    </p>
  )
}
