import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showsBackButton } from '#features/conversation/pwa/index.ts'
import { isInstalled } from '#platform/web/is-installed.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ArrowLeftIcon, IconButton } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

/** The back button of the installed app, which has none of its own (NAV-03). */
export function BackButton() {
  const t = usePhrases<typeof en>('app')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const shown = useSyncExternalStore(
    subscribe,
    () =>
      showsBackButton({ installed: isInstalled(), path: pathname, entries: window.history.length }),
    () => false,
  )
  if (!shown) return null
  return (
    <IconButton
      className="topbar-back"
      icon={<ArrowLeftIcon />}
      label={t('nav.back')}
      onClick={() => void navigate(-1)}
    />
  )
}

/** An app may be installed, or opened in a tab, while the page is open. */
function subscribe(notify: () => void): () => void {
  const media = matchMedia('(display-mode: standalone)')
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}
