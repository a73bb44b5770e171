import { Link } from 'react-router'
import { maxStored, readableMs } from '#features/conversation/pwa/index.ts'
import { promptToInstall, useInstallWay } from '#features/conversation/pwa/web/index.ts'
import type { en } from '#features/conversation/pwa/locales/installed-app/en.ts'
import { toDays } from '#kernel/duration.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Alert, Button, ButtonLink, Skeleton } from '#ui/components/index.ts'
import type { en as settings } from '../locales/en.ts'
import { Section } from '../frame/section.tsx'

/**
 * How to install the site in this browser, by its own dialog or by instructions, and what the
 * device keeps for reading offline.
 */
export function AppSettings() {
  const t = usePhrases<typeof en>('installed_app')
  const ts = usePhrases<typeof settings>('settings')
  const { name } = useSite()
  return (
    <>
      <Section id="app" title={t('settings.title')} lead={t('settings.lead', { site: name })}>
        <InstallWay name={name} />
        <ButtonLink
          as={Link}
          to="/notifications/push"
          variant="line"
          className="justify-self-start"
        >
          {ts('places.push')}
        </ButtonLink>
      </Section>
      <Section
        id="offline"
        title={t('settings.reading_title')}
        lead={t('settings.reading', { count: maxStored, days: toDays(readableMs) })}
      />
    </>
  )
}

/** Only the browser knows how, so the server renders a placeholder. */
function InstallWay({ name }: { readonly name: string }) {
  const t = usePhrases<typeof en>('installed_app')
  const way = useInstallWay()
  if (way === null) return <Skeleton className="skeleton-lg h-12 w-full" />
  if (way === 'installed') return <Alert tone="success">{t('settings.installed')}</Alert>
  if (way === 'prompt')
    return (
      <Button className="justify-self-start" onClick={() => void promptToInstall()}>
        {t('settings.install', { site: name })}
      </Button>
    )
  if (way === 'menu') return <p>{t('settings.menu')}</p>
  return (
    <ol className="settings-steps grid gap-2">
      <li>{t('settings.share')}</li>
      <li>{t('settings.add')}</li>
      <li>{t('settings.open', { site: name })}</li>
    </ol>
  )
}
