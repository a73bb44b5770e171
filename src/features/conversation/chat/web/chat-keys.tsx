import { useEffect, useEffectEvent, useState } from 'react'
import { part } from '#platform/web/part.tsx'
import { onKeysAsked } from './keys-asked.ts'

/** Weighs nothing before someone wants it. */
const KeysDialog = part(async () => (await import('./keys-dialog.tsx')).KeysDialog)

/** Where one types, and what lies over the chat; a "?" there is a letter. */
const elsewhere = 'input, textarea, select, [contenteditable], dialog, [popover]'

/** Lists what the keys do, when "?" is pressed with focus in the chat, or a button asks for it (2.1.4). */
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
