import { Link, useLocation, useNavigate } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ArrowLeftIcon, IconButton } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { readReturnState } from './return-state.ts'

/**
 * Link back to the search results. Directly after the list it goes back in the history, which
 * restores the scroll position; after moving on to other profiles, it opens the same search.
 */
export function BackToResults({ look }: { readonly look: 'link' | 'glass' }) {
  const t = usePhrases<typeof en>('profiles')
  const navigate = useNavigate()
  const { results, next } = readReturnState(useLocation())
  const goBack = () => void (next ? navigate(-1) : navigate(results))

  if (look === 'glass')
    return (
      <IconButton
        look="glass"
        icon={<ArrowLeftIcon />}
        label={t('member.back')}
        tip="none"
        onClick={goBack}
      />
    )
  return (
    <Link
      to={results}
      className="back-link"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        goBack()
      }}
    >
      <ArrowLeftIcon />
      {t('member.back')}
    </Link>
  )
}
