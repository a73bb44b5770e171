import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { TextField } from '#ui/components/index.ts'
import { normalizePasskeyName, maxPasskeyNameLength } from '#features/members/accounts/index.ts'
import type { en } from '../locales/en.ts'
import { type FormError, PasswordDialog } from './password-dialog.tsx'

export interface PasskeyDialogProps {
  readonly act: 'add' | 'rename' | 'remove'
  /** The current name, or a suggestion for a new passkey. */
  readonly name: string
  readonly onClose: () => void
  /** Submits the form; returns the error, or `null` on success. */
  readonly onSend: (typed: { name: string; password: string }) => Promise<FormError | null>
}

/** Adds, renames or removes a passkey, confirmed with the password. */
export function PasskeyDialog({ act, name: before, onClose, onSend }: PasskeyDialogProps) {
  const t = usePhrases<typeof en>('settings')
  const [name, setName] = useState(before)
  const nameField = {
    name: 'name',
    check: () => (normalizePasskeyName(name) === '' ? t('passkeys.name_missing') : undefined),
    render: (error: string | undefined, clearErrors: () => void) => (
      <TextField
        name="name"
        label={t('passkeys.name')}
        hint={t('passkeys.name_hint')}
        autoComplete="off"
        maxLength={maxPasskeyNameLength}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          clearErrors()
        }}
        error={error}
      />
    ),
  }
  return (
    <PasswordDialog
      title={t(`passkeys.${act}_title`)}
      text={t(`passkeys.${act}_text`, { name: before })}
      submit={{
        children: t(`passkeys.${act}_submit`),
        variant: act === 'remove' ? 'danger' : 'pine',
        loadingLabel: t(act === 'add' ? 'passkeys.adding' : 'saving'),
      }}
      {...(act !== 'remove' && { field: nameField })}
      onClose={onClose}
      onSend={(password) => onSend({ name, password })}
    />
  )
}
