import { type ComponentProps, useState } from 'react'
import { EyeIcon, EyeSlashIcon } from '../icons/icons.tsx'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  showLabel: string
  hideLabel: string
}

/**
 * A password field with a show button. Password managers and paste work: set `autoComplete` to
 * "current-password" or "new-password".
 */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? <EyeSlashIcon /> : <EyeIcon />}
          label={shown ? hideLabel : showLabel}
          tip="above-end"
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
