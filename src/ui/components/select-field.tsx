import type { ComponentProps, ReactNode } from 'react'
import { CaretDownBoldIcon } from '../icons/icons.tsx'
import { Field, type FieldText, useField } from './field.tsx'

/** An option of a list: the value sent and the label shown. */
export type SelectOption = { value: string; label: string }

type SelectFieldProps = ComponentProps<'select'> &
  FieldText & { options?: readonly SelectOption[] | undefined; children?: ReactNode }

/** A native select styled as a field. Pass `options`, or option elements as children. */
export function SelectField({ options, children, ...props }: SelectFieldProps) {
  const { frame, control } = useField(props)
  return (
    <Field {...frame}>
      <select {...control}>
        {children}
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <CaretDownBoldIcon className="field-caret" />
    </Field>
  )
}
