import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

const helplines = 'findahelpline.com'

/**
 * The notice shown in a conversation when a member becomes attached to a fictional profile, or is
 * in distress (F12). It cannot be dismissed.
 */
export function WellbeingNotice({ name }: { readonly name: string }) {
  const t = usePhrases<typeof en>('wellbeing')
  return (
    <Alert tone="info">
      <strong className="block">{t('notice.title')}</strong>
      <p className="mt-1 font-normal">{t('notice.text', { name })}</p>
      <p className="mt-2">
        <a className="link" href={`https://${helplines}`} target="_blank" rel="noreferrer noopener">
          {t('notice.help', { host: helplines })}
        </a>
      </p>
    </Alert>
  )
}
