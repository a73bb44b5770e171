import { Link } from 'react-router'
import { ResaleSwitch } from '#features/discovery/ads/web/index.ts'
import { FictionSwitch } from '#features/members/fictional-profiles/web/index.ts'
import { useOwnCity } from '#features/members/profiles/web/index.ts'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useMovedAnchors } from '#platform/web/use-moved-anchors.ts'
import { calls } from '../calls.ts'
import { loadRowStates } from '../frame/load-row-states.ts'
import { Section } from '../frame/section.tsx'
import { SettingsFrame } from '../frame/settings-frame.tsx'
import type { en } from '../locales/settings-list/en.ts'
import { InvisibleSection } from './invisible-section.tsx'

/** Loads whether the member is in invisible mode; on failure the page itself shows the error. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    context.cache.prefetchQuery(calls.query('accounts.read_settings', {})(context.api)),
    loadRowStates(context),
  ])
}

/** /notifications/privacy: who sees the member, and whom they see (NTF-01, BEY-03). */
export function Page() {
  useMovedAnchors({ ended: '/notifications/blocked#ended' })
  return (
    <SettingsFrame at="privacy">
      <InvisibleSection />
      <CitySection />
      <OthersSection />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.privacy')
}

/** How much others learn about where the member lives. */
function CitySection() {
  const t = usePhrases<typeof en>('settings_list')
  const city = useOwnCity(true)
  return (
    <Section
      id="city"
      title={t('city.title')}
      lead={city == null ? t('city.none') : t('city.shown', { city })}
    >
      <p>
        <Link className="link" to="/profile/place">
          {t('city.change')}
        </Link>
      </p>
    </Section>
  )
}

/** Fictional profiles, and being shown on other sites, where there are any. */
function OthersSection() {
  const t = usePhrases<typeof en>('settings_list')
  return (
    <div className="settings-others">
      <Section id="others" title={t('others.title')}>
        <FictionSwitch />
        <ResaleSwitch />
      </Section>
    </div>
  )
}
