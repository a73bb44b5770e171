import { Link, useSearchParams } from 'react-router'
import { toDays } from '#kernel/duration.ts'
import type { Translate } from '#platform/web/page.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink } from '#ui/components/index.ts'
import { reactivationMs } from '#features/members/accounts/index.ts'
import type { en } from '../locales/en.ts'
import { SmallPage } from '../small-page.tsx'
import { SupportLink } from '../support-link.tsx'

/**
 * /account-deleted: shows until when the account can be restored, and what happens to purchased
 * credits. It does not try to make the member stay.
 */
export function Page() {
  const t = usePhrases<typeof en>('settings')
  const { date } = useFormat()
  const [query] = useSearchParams()
  const day = dayIn(query.get('until'))
  const erased = query.get('erased') === '1'
  return (
    <SmallPage heading={t('deleted.heading')}>
      {erased ? <p className="text-ink-2">{t('deleted.text_erased')}</p> : null}
      {erased ? null : (
        <>
          <p className="text-ink-2">
            {day === null
              ? t('deleted.text_plain', { days: toDays(reactivationMs) })
              : t('deleted.text', { date: date(`${day}T12:00:00Z`) })}
          </p>
          <p className="text-ink-2">{t('deleted.after')}</p>
        </>
      )}
      {erased ? null : <p className="text-ink-2">{t('deleted.credits')}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <SupportLink>{t('deleted.support')}</SupportLink>
        <ButtonLink as={Link} to="/" variant="ghost">
          {t('deleted.home')}
        </ButtonLink>
      </div>
    </SmallPage>
  )
}

/** Parses a calendar day from the URL; `null` for anything else. */
function dayIn(text: string | null): string | null {
  const sound = text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  return sound ? text : null
}

export function title(translate: Translate): string {
  return translate('settings.deleted.title')
}
