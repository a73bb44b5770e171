import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'

/** What the product says in a conversation when somebody takes a fictional profile to heart, or is not well (F12). It cannot be closed. */
export function CareNotice({ name }: { readonly name: string }) {
  const t = usePhrases<typeof en>('care')
  return (
    <Alert tone="info">
      <strong>{t('notice.title')}</strong> {t('notice.text', { name })}{' '}
      <a className="link" href="https://findahelpline.com" target="_blank" rel="noreferrer noopener">
        {t('notice.help')}
      </a>
    </Alert>
  )
}
