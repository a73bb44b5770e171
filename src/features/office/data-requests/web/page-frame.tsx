import { type FormEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { readMailedToken } from '#features/members/accounts/web/index.ts'
import { focusFirstInvalid } from '#ui/components/index.ts'

/** A page with one heading and one column. */
export function PageFrame({
  heading,
  children,
}: {
  readonly heading: string
  readonly children: ReactNode
}) {
  return (
    <div className="wrap page">
      <div className="mx-auto grid max-w-form gap-5">
        <h1 className="type-h1" tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </div>
    </div>
  )
}

/** A form whose first field with an error gets the focus. */
export function FieldForm({
  label,
  errors,
  onSubmit,
  children,
}: {
  readonly label: string
  readonly errors: object
  readonly onSubmit: () => void
  readonly children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirstInvalid(form.current), [errors])
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={form} noValidate className="grid gap-4" aria-label={label} onSubmit={submit}>
      {children}
    </form>
  )
}

/** The token in the link that led here; null until the page runs, empty if there is none. */
export function useMailedToken(): string | null {
  return useSyncExternalStore(subscribe, readMailedToken, () => null)
}

/** Another link was pasted into the address bar. */
function subscribe(notify: () => void): () => void {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}
