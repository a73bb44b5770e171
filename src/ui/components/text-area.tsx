import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { Field, type FieldText, useField } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> &
  FieldText & {
    /**
     * The counter's text, shown from the first character: `(used, max) => "12 of 500"`. Needs
     * `maxLength`.
     */
    countText?: ((used: number, max: number) => string) | undefined
  }

/** Several lines of text, with a counter if there is a limit. */
export function TextArea({ countText, onChange, ...props }: TextAreaProps) {
  const { frame, control } = useField(props)
  const [used, setUsed] = useState(String(props.value ?? props.defaultValue ?? '').length)

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setUsed(event.target.value.length)
    onChange?.(event)
  }

  return (
    <Field {...frame}>
      <textarea rows={4} {...control} onChange={change} />
      {countText && props.maxLength ? (
        <span className="field-count">{countText(used, props.maxLength)}</span>
      ) : null}
    </Field>
  )
}
