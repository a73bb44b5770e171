import type { ComponentProps } from 'react'
import { TextField } from '#ui/components/index.ts'

/** Where a code of the app, or a recovery code, is typed; paste and the browser's own filling work. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      {...props}
    />
  )
}
