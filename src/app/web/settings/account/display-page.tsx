import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Segmented, Switch } from '#ui/components/index.ts'
import { useEnterSends } from '#features/conversation/chat/web/index.ts'
import type { en as app } from '../../../locales/en.ts'
import { type Theme, useTheme } from '../../layout/use-theme.ts'
import { Section } from '../frame/section.tsx'
import { SettingsFrame } from '../frame/settings-frame.tsx'
import type { en as listPhrases } from '../locales/settings-list/en.ts'
import type { en } from '../locales/en.ts'
import { LanguageSection } from './language-section.tsx'

export { loadRowStates as load } from '../frame/load-row-states.ts'

const themes = ['system', 'light', 'dark'] as const

/** /notifications/display: language, light or dark, and what Enter does (ACC-15). */
export function Page() {
  return (
    <SettingsFrame at="display">
      <LanguageSection />
      <ThemeSection />
      <WritingSection />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.display')
}

/** Light, dark, or as the device; kept in this browser. */
function ThemeSection() {
  const t = usePhrases<typeof listPhrases>('settings_list')
  const ta = usePhrases<typeof app>('app')
  const { theme, choose } = useTheme()
  return (
    <Section id="theme" title={ta('theme.label')} lead={t('display.theme_lead')}>
      <Segmented
        legend={ta('theme.label')}
        hideLegend
        options={themes.map((value) => ({ value, label: ta(`theme.${value}`) }))}
        value={theme}
        onChange={(value) => choose(value as Theme)}
      />
    </Section>
  )
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
