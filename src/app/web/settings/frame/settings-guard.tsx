import type { ReactNode } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { UnsavedContext } from '#platform/web/unsaved/use-unsaved.ts'
import { useLeaveGuard } from '#platform/web/unsaved/use-leave-guard.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { en } from '../locales/settings-list/en.ts'

/** Asks for confirmation before a settings page with unsaved input is left. */
export function SettingsGuard({ children }: { readonly children: ReactNode }) {
  const t = usePhrases<typeof en>('settings_list')
  const { report, blocked, stay, leave } = useLeaveGuard()
  return (
    <UnsavedContext value={report}>
      {children}
      <AlertDialog
        open={blocked}
        onClose={stay}
        title={t('leave.title')}
        text={t('leave.text')}
        actions={
          <>
            <Button variant="line" onClick={leave}>
              {t('leave.go')}
            </Button>
            <Button variant="line" onClick={stay}>
              {t('leave.stay')}
            </Button>
          </>
        }
      />
    </UnsavedContext>
  )
}
