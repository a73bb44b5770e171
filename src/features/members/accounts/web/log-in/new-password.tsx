import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { PasswordField } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { minPasswordLength } from '../../rules/password.ts'
import { ratePassword } from '../../rules/password.ts'

export interface NewPasswordValue {
  readonly password: string
  readonly password_again: string
}

interface NewPasswordProps {
  readonly value: NewPasswordValue
  readonly onChange: (value: NewPasswordValue) => void
  readonly errors: Partial<Record<keyof NewPasswordValue, string>>
}

const strengths = ['none', 'fair', 'good', 'strong'] as const

/**
 * A new password, entered twice; its strength is shown below while it is typed (ACC-12, ACC-13).
 */
export function NewPassword({
  value: { password, password_again: again },
  onChange,
  errors,
}: NewPasswordProps) {
  const t = usePhrases<typeof en>('accounts')
  const shared = {
    showLabel: t('fields.show_password'),
    hideLabel: t('fields.hide_password'),
    autoComplete: 'new-password',
    maxLength: 200,
  }
  const strength = strengths[ratePassword(password)] ?? 'none'
  return (
    <>
      <PasswordField
        {...shared}
        name="password"
        label={t('fields.new_password')}
        hint={
          password === ''
            ? t('fields.password_hint', { min: minPasswordLength })
            : t('reset.strength', { word: t(`fields.strength.${strength}`) })
        }
        value={password}
        onChange={(event) => onChange({ password: event.target.value, password_again: again })}
        error={errors.password}
      />
      <PasswordField
        {...shared}
        name="password_again"
        label={t('fields.password_again')}
        value={again}
        onChange={(event) => onChange({ password, password_again: event.target.value })}
        error={errors.password_again}
      />
    </>
  )
}
