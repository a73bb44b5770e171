import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldText, useField } from './field.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldText & { /** A button at the end of the line. */ end?: ReactNode }

/**
 * One line of text. Paste is always allowed; set `autoComplete` wherever a browser can fill the
 * field.
 */
export function TextField({ end, type = 'text', ...props }: TextFieldProps) {
  const { frame, control } = useField(props)
  return (
    <Field {...frame}>
      <input type={type} {...control} />
      {end}
    </Field>
  )
}
