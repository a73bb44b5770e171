import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { DateOfBirthField, PasswordField, TextArea, TextField } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { minPasswordLength } from '../../rules/password.ts'
import { ChoiceField } from '../choice-field.tsx'
import type { SignUpFormState } from './use-sign-up-form.ts'

export function SignUpFields({ form }: { readonly form: SignUpFormState }) {
  const t = usePhrases<typeof en>('accounts')
  const { country } = useSite()
  const { draft, errors, set, leave } = form
  return (
    <>
      <TextField
        name="name"
        label={t('fields.name')}
        hint={t('fields.name_hint')}
        autoComplete="nickname"
        maxLength={60}
        value={draft.name}
        onChange={(event) => set({ name: event.target.value })}
        onBlur={() => leave('name')}
        error={errors.name}
      />
      <TextField
        name="email"
        type="email"
        label={t('fields.email')}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={320}
        value={draft.email}
        onChange={(event) => set({ email: event.target.value })}
        onBlur={() => leave('email')}
        error={errors.email}
      />
      <PasswordField
        name="password"
        label={t('fields.password')}
        hint={t('fields.password_hint', { min: minPasswordLength })}
        showLabel={t('fields.show_password')}
        hideLabel={t('fields.hide_password')}
        autoComplete="new-password"
        maxLength={200}
        value={draft.password}
        onChange={(event) => set({ password: event.target.value })}
        onBlur={() => leave('password')}
        error={errors.password}
      />
      <DateOfBirthField
        legend={t('fields.birth')}
        labels={{ day: t('fields.day'), month: t('fields.month'), year: t('fields.year') }}
        order={country === 'US' ? ['month', 'day', 'year'] : ['day', 'month', 'year']}
        value={draft.birth}
        onChange={(birth) => set({ birth })}
        hint={t('fields.birth_hint')}
        error={errors.birth}
      />
      <ChoiceField
        legend={t('fields.i_am')}
        name="gender"
        options={[
          { value: 'female', label: t('fields.woman') },
          { value: 'male', label: t('fields.man') },
        ]}
        value={draft.gender}
        onChange={(gender) => set({ gender: gender as 'male' | 'female' })}
        error={errors.gender}
      />
      <ChoiceField
        legend={t('fields.looking_for')}
        name="seeking"
        options={[
          { value: 'female', label: t('fields.women') },
          { value: 'male', label: t('fields.men') },
          { value: 'both', label: t('fields.both') },
        ]}
        value={draft.seeking}
        onChange={(seeking) => set({ seeking: seeking as 'male' | 'female' | 'both' })}
        error={errors.seeking}
      />
      <TextArea
        name="signup_message"
        label={t('fields.message')}
        optionalLabel={t('fields.optional')}
        rows={2}
        maxLength={500}
        value={draft.signup_message}
        onChange={(event) => set({ signup_message: event.target.value })}
      />
    </>
  )
}
