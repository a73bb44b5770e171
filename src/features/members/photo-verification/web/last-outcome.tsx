import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { OwnVerification } from '../contract.ts'
import type { en } from '../locales/en.ts'

/** The outcome of the last attempt if there is no mark or it has ended: the finding and advice. */
export function LastOutcome({ own: { standing, since, reason } }: { readonly own: OwnVerification }) {
  const t = usePhrases<typeof en>('photo_verification')
  const format = useFormat()
  const date = since === null ? '' : format.date(since)
  if (standing === 'declined' && reason !== null)
    return (
      <Alert tone="warn">
        <b className="block">{t('declined.title', { date })}</b>
        {t(`reasons.${reason}`)} {t('declined.again')}
      </Alert>
    )
  if (standing === 'lapsed' || standing === 'ended') return <Alert>{t(`${standing}.text`, { date })}</Alert>
  return null
}
