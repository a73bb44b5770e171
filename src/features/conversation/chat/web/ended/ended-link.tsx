import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/ended/en.ts'

/** The way to the conversations that ended, for those who look for one. */
export function EndedLink() {
  const t = usePhrases<typeof en>('ended')
  return (
    <p>
      <Link className="link" to="/notifications/privacy#ended">
        {t('link')}
      </Link>
    </p>
  )
}
