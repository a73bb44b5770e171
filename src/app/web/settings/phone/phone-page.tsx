import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Skeleton } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { NotLoaded } from '../frame/not-loaded.tsx'
import { phoneEndpoints } from './phone-endpoints.ts'
import { PhoneConfirmed } from './phone-confirmed.tsx'
import { PhoneForm } from './phone-form.tsx'
import { Section } from '../frame/section.tsx'
import { loadRowStates } from '../frame/load-row-states.ts'
import { SettingsFrame } from '../frame/settings-frame.tsx'

/** Loads the member's phone number; on failure the page itself shows the error. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    context.cache.prefetchQuery(
      phoneEndpoints.query('phone_verification.read_phone', {})(context.api),
    ),
    loadRowStates(context),
  ])
}

/**
 * /notifications/phone: a verified phone number, so that people who listed it as a contact never
 * see the member (BEY-24).
 */
export function Page() {
  const t = usePhrases<typeof en>('settings')
  const { data, error, refetch } = phoneEndpoints.useCall('phone_verification.read_phone', {})
  return (
    <SettingsFrame at="phone">
      {data === undefined && error === null ? (
        <Skeleton className="skeleton-xl h-64 w-full" />
      ) : null}
      {data === undefined && error !== null ? (
        <NotLoaded message={error.refusal.message} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <Section id="phone" title={t('phone.title')} isWholePage lead={t('phone.lead')}>
          <p className="text-muted">{t('phone.kept')}</p>
          {data.confirmed === null ? null : <PhoneConfirmed confirmed={data.confirmed} />}
          {data.offered ? (
            <PhoneForm waiting={data.waiting} another={data.confirmed !== null} />
          ) : (
            <Alert tone="info">{t('phone.not_offered')}</Alert>
          )}
        </Section>
      )}
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.phone.title')
}
