import type { ReactNode } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useLeaveGuard } from '#platform/web/unsaved/use-leave-guard.ts'
import { UnsavedContext } from '#platform/web/unsaved/use-unsaved.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

/** Asks for confirmation before a part of the profile with unsaved changes is left. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const t = usePhrases<typeof en>('profiles')
  const { report, blocked, stay, leave } = useLeaveGuard()
  return (
    <UnsavedContext value={report}>
      {children}
      <AlertDialog
        open={blocked}
        onClose={stay}
        title={t('own.leave.title')}
        text={t('own.leave.text')}
        actions={
          <>
            <Button variant="line" onClick={leave}>
              {t('own.leave.go')}
            </Button>
            <Button variant="line" onClick={stay}>
              {t('own.leave.stay')}
            </Button>
          </>
        }
      />
    </UnsavedContext>
  )
}
