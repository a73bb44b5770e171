import './settings.css'
import type { ReactNode } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from './locales/en.ts'
import type { SettingsSection } from './settings-sections.ts'
import { SettingsNav } from './settings-nav.tsx'

/**
 * The frame of every settings page: the navigation as a row of chips on a phone and a list next to
 * the page on a desktop.
 */
export function SettingsFrame({
  at,
  children,
}: {
  readonly at: SettingsSection
  readonly children: ReactNode
}) {
  const t = usePhrases<typeof en>('settings')
  return (
    <div className="wrap page">
      <h1 className="type-h1" tabIndex={-1}>
        {t('title')}
      </h1>
      <div className="settings-columns mt-6 grid">
        <SettingsNav at={at} />
        <div className="max-w-text grid min-w-0 gap-6">{children}</div>
      </div>
    </div>
  )
}
