import { type ComponentProps, type ReactNode, useId } from 'react'
import { CaretDownBoldIcon } from '../icons/icons.tsx'
import { describedBy, Field, type FieldText } from './field.tsx'

/** One choice of a list: what is sent and what is read. */
export type Option = { value: string; label: string }

type SelectFieldProps = ComponentProps<'select'> &
  FieldText & { options?: readonly Option[] | undefined; children?: ReactNode }

/** The browser's own list, dressed as a field. Give `options`, or option elements as children. */
export function SelectField({
  label,
  optionalLabel,
  hint,
  error,
  ok,
  look,
  options,
  className,
  id: ownId,
  children,
  ...rest
}: SelectFieldProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  return (
    <Field
      id={id}
      label={label}
      optionalLabel={optionalLabel}
      hint={hint}
      error={error}
      ok={ok}
      look={look}
      className={className}
    >
      <select id={id} {...rest} {...describedBy(id, { hint, error, ok })} className="field-control">
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
