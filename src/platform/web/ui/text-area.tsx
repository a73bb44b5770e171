import { type ChangeEvent, type ComponentProps, useId, useState } from 'react'
import { describedBy, Field, type FieldText } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> &
  FieldText & {
    /** Words for the counter, shown from the first letter: `(used, most) => "12 of 500"`. Needs `maxLength`. */
    countText?: ((used: number, most: number) => string) | undefined
  }

/** Several lines of text, with a counter when it has a limit. */
export function TextArea({
  label,
  optionalLabel,
  hint,
  error,
  ok,
  look,
  countText,
  className,
  id: ownId,
  onChange,
  ...rest
}: TextAreaProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  const [used, setUsed] = useState(String(rest.value ?? rest.defaultValue ?? '').length)

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setUsed(event.target.value.length)
    onChange?.(event)
  }

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
      <textarea
        id={id}
        rows={4}
        {...rest}
        {...describedBy(id, { hint, error, ok })}
        className="field-control"
        onChange={change}
      />
      {countText && rest.maxLength ? <span className="field-count">{countText(used, rest.maxLength)}</span> : null}
    </Field>
  )
}
