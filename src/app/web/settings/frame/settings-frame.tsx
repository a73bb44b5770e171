import '../settings.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ListDetail } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { SettingsGuard } from './settings-guard.tsx'
import { SettingsList } from './settings-list.tsx'
import type { SettingsSection } from './settings-rows.ts'

/**
 * The frame of every settings page: on a phone a page of its own that links back to the list, on a
 * desktop next to the list. Without `at` it is the address of the list itself.
 */
export function SettingsFrame({
  at,
  children,
}: {
  readonly at?: SettingsSection | undefined
  readonly children: ReactNode
}) {
  const t = usePhrases<typeof en>('settings')
  return (
    <div className="wrap page">
      <SettingsGuard>
        <ListDetail
          title={t('title')}
          href="/notifications"
          as={Link}
          list={<SettingsList at={at} />}
          pageTitle={at === undefined ? undefined : t(`places.${at}`)}
        >
          {children}
        </ListDetail>
      </SettingsGuard>
    </div>
  )
}
