import type { LoadContext, Translate } from '#platform/web/page.ts'
import { Skeleton, Switch } from '#ui/components/index.ts'
import { calls } from '../calls.ts'
import { EmailSection } from './email-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { PasswordSection } from './password-section.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useEnterSends } from '#features/conversation/chat/web/index.ts'
import type { en } from '../locales/en.ts'
import { Section } from '../section.tsx'

/** Loads the member's address; on failure the page itself shows the error. */
export async function load({ api, cache }: LoadContext): Promise<void> {
  await cache.prefetchQuery(calls.query('accounts.read_settings', {})(api))
}

/**
 * /notifications/account: email email address, password, language, what Enter does (ACC-13,
 * ACC-15).
 */
export function Page() {
  const { data, error, refetch } = calls.useCall('accounts.read_settings', {})
  return (
    <SettingsFrame at="account">
      {data !== undefined ? <EmailSection settings={data} /> : null}
      {data === undefined && error === null ? (
        <Skeleton className="skeleton-xl h-64 w-full" />
      ) : null}
      {data === undefined && error !== null ? (
        <NotLoaded message={error.refusal.message} onRetry={() => void refetch()} />
      ) : null}
      <PasswordSection />
      <LanguageSection />
      <WritingSection />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.title')
}

/** The setting for what Enter does when writing on this device; saved as soon as it is selected. */
function WritingSection() {
  const t = usePhrases<typeof en>('settings')
  const [sends, choose] = useEnterSends()
  return (
    <Section id="writing" title={t('writing.title')}>
      <Switch
        label={t('writing.enter_sends')}
        hint={t('writing.enter_hint')}
        checked={sends}
        onChange={(event) => choose(event.target.checked)}
      />
    </Section>
  )
}
