import '../styles/components/switches.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** The same switch without a visible label, for a cell of a table; it is named by its attributes. */
export function BareSwitch({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={joinClasses('switch switch-bare', className)}>
      <input className="real-input" type="checkbox" role="switch" {...rest} />
      <span className="switch-track" aria-hidden="true" />
    </span>
  )
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
