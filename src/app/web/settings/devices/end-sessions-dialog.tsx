import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { type FormError, PasswordDialog } from './password-dialog.tsx'

interface EndSessionsDialogProps {
  /** Names the devices: “Log out Firefox on Linux”. */
  readonly title: string
  readonly onClose: () => void
  /** Submits the password; returns the error, or `null` on success. */
  readonly onSend: (password: string) => Promise<FormError | null>
}

/** Logs out other devices, confirmed with the password. */
export function EndSessionsDialog(props: EndSessionsDialogProps) {
  const t = usePhrases<typeof en>('settings')
  const submit = { children: t('devices.end'), loadingLabel: t('saving') }
  return <PasswordDialog {...props} text={t('devices.end_text')} submit={submit} />
}
