import '../styles/components/choices.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** A switch that takes effect immediately. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <div className={joinClasses('switch', className)}>
      <span>
        <label className="switch-title" htmlFor={id}>
          {label}
        </label>
        {hint ? (
          <span className="switch-hint" id={`${id}-hint`}>
            {hint}
          </span>
        ) : null}
      </span>
      <input
        className="real-input"
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
      />
      <span className="switch-track" aria-hidden="true" />
    </div>
  )
}
