import { Alert } from './alert.tsx'
import { Switch } from './switch.tsx'

interface SavedSwitchProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  /** While the server is asked. */
  readonly pending: boolean
  /** What became of the last choice, read out. */
  readonly said: { readonly tone: 'success' | 'danger'; readonly text: string } | undefined
  readonly onChoose: (on: boolean) => void
}

/** A switch that is saved at once, and what became of it beneath. */
export function SavedSwitch({ label, hint, checked, pending, said, onChoose }: SavedSwitchProps) {
  return (
    <div className="grid gap-3">
      <Switch
        label={label}
        hint={hint}
        checked={checked}
        aria-busy={pending}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {said ? (
        <Alert tone={said.tone} announce>
          {said.text}
        </Alert>
      ) : null}
    </div>
  )
}
