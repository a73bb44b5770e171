import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

type ModalDeps = {
  open: boolean
  onClose: () => void
  /** Escape and the backdrop do nothing, while something is being sent or a choice must be made. */
  locked?: boolean | undefined
}

/** Drives a native dialog: opens it, puts focus on its heading, gives focus back to where it was. */
export function useModal({ open, onClose, locked }: ModalDeps): {
  ref: RefObject<HTMLDialogElement | null>
  modalProps: {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
    onClose: () => void
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
  }
} {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      dialog.close()
      // A dialog taken out of the page cannot give focus back by itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])

  useLayoutEffect(() => {
    if (!open || !locked) return
    // Browsers let a second Escape through whatever the cancel event says, so the key itself is stopped, wherever the focus is: a button
    // that is pressed and then disabled gives it to the page.
    const stop = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault()
    }
    document.addEventListener('keydown', stop, { capture: true })
    return () => document.removeEventListener('keydown', stop, { capture: true })
  }, [open, locked])

  return {
    ref,
    modalProps: {
      onCancel(event) {
        if (event.target !== ref.current) return
        event.preventDefault()
        if (!locked) onClose()
      },
      onClose() {
        if (open && !locked) onClose()
      },
      onMouseDown(event) {
        if (event.target !== ref.current || locked) return
        const box = ref.current.getBoundingClientRect()
        const inside =
          event.clientX >= box.left &&
          event.clientX <= box.right &&
          event.clientY >= box.top &&
          event.clientY <= box.bottom
        if (inside) return
        // Else the press would take focus to the page's body after we gave it back.
        event.preventDefault()
        onClose()
      },
    },
  }
}
