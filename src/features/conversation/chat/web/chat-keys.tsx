import { useEffect, useEffectEvent, useState } from 'react'
import { part } from '#platform/web/part.tsx'
import { onKeysAsked } from './keys-asked.ts'

/** Loaded on demand. */
const KeysDialog = part(async () => (await import('./keys-dialog.tsx')).KeysDialog)

/** Text fields and layers above the chat, where "?" is typed as a character. */
const elsewhere = 'input, textarea, select, [contenteditable], dialog, [popover]'

/**
 * Opens the list of keyboard shortcuts when "?" is pressed with focus in the chat, or from a button
 * (2.1.4).
 */
export function ChatKeys() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = useEffectEvent(() => {
    void KeysDialog.bring().then(() => {
      setWanted(true)
      setOpen(true)
    })
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const at = event.target instanceof Element ? event.target : null
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return
    if (at === null || at.closest('.chat-frame') === null || at.closest(elsewhere) !== null) return
    event.preventDefault()
    show()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear)
    const leave = onKeysAsked(() => show())
    return () => {
      removeEventListener('keydown', hear)
      leave()
    }
  }, [])
  return wanted ? <KeysDialog open={open} onClose={() => setOpen(false)} /> : null
}
