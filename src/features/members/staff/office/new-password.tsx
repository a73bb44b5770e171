import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { PasswordField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { minStaffPasswordLength } from '../rules/password.ts'

/** A new password, entered twice. */
export function NewPassword({
  errors,
}: {
  readonly errors: Readonly<Record<string, string | undefined>>
}) {
  const t = usePhrases<typeof en>('staff')
  const shared = {
    showLabel: t('fields.show_password'),
    hideLabel: t('fields.hide_password'),
    autoComplete: 'new-password',
    maxLength: 200,
  }
  return (
    <>
      <PasswordField
        {...shared}
        name="password"
        label={t('fields.new_password')}
        hint={t('fields.password_hint', { min: minStaffPasswordLength })}
        error={errors.password}
      />
      <PasswordField
        {...shared}
        name="password_again"
        label={t('fields.password_again')}
        error={errors.password_again}
      />
    </>
  )
}
