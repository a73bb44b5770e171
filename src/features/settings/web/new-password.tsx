import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { PasswordField } from '#platform/web/ui/index.ts'
import { passwordStrength } from '#features/accounts/rules/password.ts'
import type { en } from '../locales/en.ts'

export interface NewPasswordValue {
  readonly password: string
  readonly password_again: string
}

interface NewPasswordProps {
  readonly value: NewPasswordValue
  readonly onChange: (value: NewPasswordValue) => void
  readonly errors: Partial<Record<keyof NewPasswordValue, string>>
}

const words = ['none', 'fair', 'good', 'strong'] as const

/** A new password, twice; how strong it is stands under it while it is typed. */
export function NewPassword({ value, onChange, errors }: NewPasswordProps) {
  const t = usePhrases<typeof en>('settings')
  const shared = {
    showLabel: t('fields.show_password'),
    hideLabel: t('fields.hide_password'),
    autoComplete: 'new-password',
    maxLength: 200,
  }
  const strength = words[passwordStrength(value.password)] ?? 'none'
  return (
    <>
      <PasswordField
        {...shared}
        name="password"
        label={t('fields.new_password')}
        hint={
          value.password === ''
            ? t('fields.password_hint')
            : t('fields.strength', { word: t(`fields.strengths.${strength}`) })
        }
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        error={errors.password}
      />
      <PasswordField
        {...shared}
        name="password_again"
        label={t('fields.password_again')}
        value={value.password_again}
        onChange={(event) => onChange({ ...value, password_again: event.target.value })}
        error={errors.password_again}
      />
    </>
  )
}
