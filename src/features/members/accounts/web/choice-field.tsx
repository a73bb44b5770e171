import { useId } from 'react'
import { type SelectOption, Segmented, WarningCircleFillIcon } from '#ui/components/index.ts'

interface ChoiceFieldProps {
  readonly legend: string
  readonly name: string
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

/** Two or three choices side by side, one of which is required. Nothing is preselected. */
export function ChoiceField({ error, ...choices }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-describedby={error === undefined ? undefined : id}
      data-invalid={error === undefined ? undefined : ''}
    >
      <Segmented {...choices} />
      {error === undefined ? null : (
        <p className="field-error" id={id}>
          <WarningCircleFillIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
