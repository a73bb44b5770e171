import { useState } from 'react'
import { Link } from 'react-router'
import { toDays } from '#kernel/duration.ts'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { Alert, Button, ButtonLink } from '#ui/components/index.ts'
import { myDiscountsQuery, StayOffer } from '#features/money/discounts/web/index.ts'
import { reactivationMs } from '#features/members/accounts/index.ts'
import type { en as app } from '../../../locales/en.ts'
import type { en } from '../locales/en.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { Section } from '../frame/section.tsx'
import { loadRowStates } from '../frame/load-row-states.ts'
import { SettingsFrame } from '../frame/settings-frame.tsx'
import { SupportLink } from '../support-link.tsx'

/** Loads the discount for staying, if there is one; the page is complete without one. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    context.cache.prefetchQuery(myDiscountsQuery(context.api)),
    loadRowStates(context),
  ])
}

/**
 * /notifications/delete: explains what deleting an account means; the second screen asks
 * for the password (ACC-14).
 */
export function Page() {
  const t = usePhrases<typeof en>('settings')
  // The button has the wording required by law.
  const ta = usePhrases<typeof app>('app')
  const viewer = useViewer()
  const [asked, setAsked] = useState(false)
  const credits = viewer?.credits ?? 0
  const unconfirmed = viewer?.status === 'not_confirmed'
  return (
    <SettingsFrame at="delete">
      <Section id="delete" title={t('delete.title')} isWholePage lead={t('delete.lead')}>
        <ul className="text-ink-2 grid bullets gap-2 pl-5">
          <li>{t('delete.hidden')}</li>
          {unconfirmed ? null : <li>{t('delete.back', { days: toDays(reactivationMs) })}</li>}
          {unconfirmed ? null : <li>{t('delete.erased')}</li>}
          <li>{t('delete.messages')}</li>
          <li>{t('delete.kept')}</li>
        </ul>
        {unconfirmed ? <Alert tone="warn">{t('delete.unconfirmed')}</Alert> : null}
        {credits > 0 ? (
          <>
            <Alert tone="warn">{t('delete.credits', { credits })}</Alert>
            <div className="flex flex-wrap gap-3">
              <ButtonLink as={Link} to="/withdraw" variant="line">
                {ta('footer.withdraw')}
              </ButtonLink>
              <SupportLink>{t('delete.support')}</SupportLink>
            </div>
          </>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" onClick={() => setAsked(true)}>
            {t('delete.open')}
          </Button>
          <ButtonLink as={Link} to="/notifications/data" variant="line">
            {t('delete.export')}
          </ButtonLink>
        </div>
        {unconfirmed ? null : <StayOffer />}
      </Section>
      <DeleteDialog open={asked} unconfirmed={unconfirmed} onClose={() => setAsked(false)} />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.delete.title')
}
