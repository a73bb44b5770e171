import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, Field, type FieldText } from './field.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldText & { /** A button at the end of the line. */ end?: ReactNode }

/** One line of text. Paste is always allowed; pass `autoComplete` wherever a browser can fill it. */
export function TextField({
  label,
  optionalLabel,
  hint,
  error,
  ok,
  look,
  end,
  className,
  id: ownId,
  ...rest
}: TextFieldProps) {
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
      <input id={id} type="text" {...rest} {...describedBy(id, { hint, error, ok })} className="field-control" />
      {end}
    </Field>
  )
}
