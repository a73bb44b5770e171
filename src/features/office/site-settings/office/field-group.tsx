import type { ReactNode } from 'react'
import { WarningCircleFillIcon } from '#ui/components/index.ts'

export interface FieldGroupProps {
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly children: ReactNode
}

/** Several controls of one setting, with its meaning and its error. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="legend">{label}</legend>
      <p className="text-ink-2">{hint}</p>
      {error === undefined ? null : (
        <p className="field-error" role="alert">
          <WarningCircleFillIcon />
          <span>{error}</span>
        </p>
      )}
      {children}
    </fieldset>
  )
}
