import '../styles/components/checks.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { CheckBoldIcon } from '../icons/icons.tsx'
import { FieldMessages } from './field.tsx'
import { joinClasses } from './join-classes.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A checkbox. Never checked by default. The label may contain links. */
export function Checkbox(props: CheckboxProps) {
  return <Tick type="checkbox" {...props} />
}

/** One of several options as text; the group needs a fieldset and legend. */
export function Radio(props: CheckboxProps) {
  return <Tick type="radio" {...props} />
}

function Tick({
  label,
  hint,
  error,
  className,
  type,
  id: ownId,
  ...rest
}: CheckboxProps & { type: 'checkbox' | 'radio' }) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  return (
    <div className={joinClasses(className)}>
      <div className={joinClasses('check', type === 'radio' && 'check-round')}>
        <input
          className="real-input"
          id={id}
          type={type}
          aria-describedby={joinClasses(
            Boolean(hint) && `${id}-hint`,
            Boolean(error) && `${id}-error`,
          )}
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <span className="check-box" aria-hidden="true">
          <CheckBoldIcon />
        </span>
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  )
}
