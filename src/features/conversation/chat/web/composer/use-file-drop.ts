import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Handles files dropped or pasted anywhere on the page while `on`; returns whether files are being
 * dragged over it.
 */
export function useFileDrop(on: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const handleFiles = useEffectEvent((files: readonly File[]) => onFiles(files))

  useEffect(() => {
    if (!on) return
    const inDialog = () => document.querySelector('dialog[open]') !== null
    const hasFiles = (event: DragEvent) =>
      event.dataTransfer?.types.includes('Files') === true && !inDialog()
    const drag = (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Otherwise the browser would open the file instead of the page.
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      handleFiles([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) =>
        type.startsWith('image/'),
      )
      // Clipboard content that also contains text, such as a table, is pasted as text.
      const hasText = event.clipboardData?.types.includes('text/plain') === true
      if (files.length === 0 || hasText || inDialog()) return
      event.preventDefault()
      handleFiles(files)
    }
    document.addEventListener('dragover', drag)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      setOver(false)
      document.removeEventListener('dragover', drag)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [on])
  return over
}
