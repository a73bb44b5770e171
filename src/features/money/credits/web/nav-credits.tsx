import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { Badge, Coin, CreditsPill, CrownSimpleFillIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { getCreditState } from '../rules/credit-state.ts'

interface NavCreditsProps {
  readonly hrefs: { readonly credits: string; readonly premium: string }
}

/**
 * Link to credits, or to Premium for members who never bought any (CRED-11). Renders nothing for
 * visitors.
 */
export function NavCredits({ hrefs }: NavCreditsProps) {
  const t = usePhrases<typeof en>('credits')
  const viewer = useViewer()
  if (viewer === null) return null
  if (!viewer.paid_user) {
    return (
      <CreditsPill as={Link} to={hrefs.premium} icon={<CrownSimpleFillIcon />}>
        {t('nav.premium')}
      </CreditsPill>
    )
  }
  const { credits } = viewer
  const state = getCreditState(credits)
  return (
    <CreditsPill as={Link} to={hrefs.credits} icon={<Coin />}>
      {state === 'fine' ? t('nav.held', { credits }) : t('nav.credits')}
      {state === 'fine' ? null : (
        <Badge count={credits} label={t('nav.left', { credits })} look={state} />
      )}
    </CreditsPill>
  )
}
