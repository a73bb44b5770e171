import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Alert, FictionalIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/authenticity/en.ts'

/**
 * The notice shown in a conversation after a member asked a fictional profile whether it is real
 * (BEY-02). It cannot be dismissed. The staff member who writes as the profile sees that it was
 * shown; `name` is null for them.
 */
export function FictionalProfileNotice({ name }: { readonly name: string | null }) {
  const t = usePhrases<typeof en>('authenticity')
  const site = useSite()
  return (
    <Alert tone="fictional" icon={<FictionalIcon />}>
      <strong>{t('notice.from', { site: site.name })}</strong>{' '}
      {name === null ? t('notice.own') : t('notice.text', { name })}
    </Alert>
  )
}
