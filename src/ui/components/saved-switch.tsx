import { Alert } from './alert.tsx'
import { Switch } from './switch.tsx'

interface SavedSwitchProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  /** True while the server request is pending. */
  readonly pending: boolean
  /** The result of the last change, announced to screen readers. */
  readonly result: { readonly tone: 'success' | 'danger'; readonly text: string } | undefined
  readonly onChoose: (on: boolean) => void
}

/** A switch that saves immediately, with the result below it. */
export function SavedSwitch({ label, hint, checked, pending, result, onChoose }: SavedSwitchProps) {
  return (
    <div className="grid gap-3">
      <Switch
        label={label}
        hint={hint}
        checked={checked}
        aria-busy={pending}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {result ? (
        <Alert tone={result.tone} announce>
          {result.text}
        </Alert>
      ) : null}
    </div>
  )
}
