import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'

type ModalDeps = {
  open: boolean
  onClose: () => void
  /** Disables Escape and the backdrop, while something is being sent or a choice is required. */
  locked?: boolean | undefined
}

/** Controls a native dialog: opens it, focuses its heading, and restores focus on close. */
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
      // A dialog removed from the DOM does not restore focus itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])

  useLayoutEffect(() => {
    if (!open || !locked) return
    // Browsers let a second Escape through even if the cancel event is prevented, so the key itself
    // is stopped on the document, because a button that is disabled after being clicked passes
    // focus to the body.
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
        // Otherwise the click would move focus to the body after it was restored.
        event.preventDefault()
        onClose()
      },
    },
  }
}
