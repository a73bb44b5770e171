import type { ComponentProps } from 'react'
import { TextField } from '#ui/components/index.ts'

/** Field for a code from the app or a recovery code; pasting and autofill work. */
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
