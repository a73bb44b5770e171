import { Link, useLocation, useNavigate } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ArrowLeftIcon, IconButton } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'

/**
 * The way back to the search one came from. A card that leads here says so with `state: { results: '/members?…' }`; then the
 * browser's own step back brings place and scroll again.
 */
export function BackToResults({ look }: { readonly look: 'link' | 'glass' }) {
  const t = usePhrases<typeof en>('profiles')
  const navigate = useNavigate()
  const results = (useLocation().state as { results?: string } | null)?.results
  const back = () => void (results === undefined ? navigate('/members') : navigate(-1))

  if (look === 'glass')
    return <IconButton look="glass" icon={<ArrowLeftIcon />} label={t('member.back')} tip="none" onClick={back} />
  return (
    <Link
      to={results ?? '/members'}
      className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
      onClick={(event) => {
        if (results === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        back()
      }}
    >
      <ArrowLeftIcon />
      {t('member.back')}
    </Link>
  )
}
