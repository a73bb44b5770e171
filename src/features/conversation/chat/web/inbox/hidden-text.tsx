import { type ReactNode, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en as warnings } from '#features/safety/message-safety/locales/warnings/en.ts'

/** A message containing one of the reader’s hidden words: collapsed until opened, in this tab. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  const t = usePhrases<typeof warnings>('warnings')
  const [shown, setShown] = useState(false)
  // The pressed button is gone, so focus moves to the text it opened.
  if (shown)
    return (
      <span tabIndex={-1} ref={(element) => element?.focus()}>
        {children}
      </span>
    )
  return (
    <span className="text-muted">
      {t('hidden')}{' '}
      <button type="button" className="alert-action" onClick={() => setShown(true)}>
        {t('show')}
      </button>
    </span>
  )
}
