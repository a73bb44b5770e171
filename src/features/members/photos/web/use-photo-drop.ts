import { type DragEvent, useEffect, useRef, useState } from 'react'

/**
 * Accepts files dropped on an element, and images pasted anywhere on the page. `over`: files are
 * being dragged above it.
 */
export function usePhotoDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  const onFilesRef = useRef(onFiles)
  useEffect(() => {
    onFilesRef.current = onFiles
  })

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) =>
        type.startsWith('image/'),
      )
      if (files.length === 0 || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      onFilesRef.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    over,
    dropProps: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        // Otherwise the browser would open the file instead of the page.
        event.preventDefault()
        setOver(true)
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFilesRef.current([...event.dataTransfer.files])
      },
    },
  }
}
