import { useEffect, useEffectEvent, useState } from 'react'
import { lazy } from '#platform/web/lazy.tsx'
import { onShortcutListRequested } from './shortcut-list-request.ts'

/** Loaded on demand. */
const KeysDialog = lazy(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

/** Text fields, where "?" is typed as a character, and layers above the chat. */
const elsewhere = 'input, textarea, select, [contenteditable], dialog, [popover]'

/**
 * Opens the list of keyboard shortcuts when "?" is pressed with focus in the chat, or from a button
 * (2.1.4).
 */
export function ChatShortcuts() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = useEffectEvent(() => {
    void KeysDialog.preload().then(() => {
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
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    const leave = onShortcutListRequested(() => show())
    return () => {
      removeEventListener('keydown', onKeyDown)
      leave()
    }
  }, [])
  return wanted ? <KeysDialog open={open} onClose={() => setOpen(false)} /> : null
}
