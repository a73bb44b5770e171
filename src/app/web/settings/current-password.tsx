import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { PasswordField } from '#ui/components/index.ts'
import type { en } from './locales/en.ts'

interface CurrentPasswordProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

/**
 * The current password, required again before actions that an open session alone must not allow.
 */
export function CurrentPassword({ value, onChange, error }: CurrentPasswordProps) {
  const t = usePhrases<typeof en>('settings')
  return (
    <PasswordField
      name="current_password"
      label={t('fields.current_password')}
      showLabel={t('fields.show_password')}
      hideLabel={t('fields.hide_password')}
      autoComplete="current-password"
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  )
}
