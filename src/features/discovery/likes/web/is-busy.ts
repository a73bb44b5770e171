/** Whether someone types or is in a dialog: nothing opens by itself then (H13). */
export function isBusy(): boolean {
  if (document.querySelector('dialog:modal') !== null) return true
  const at = document.activeElement
  if (at instanceof HTMLElement && at.isContentEditable) return true
  return (
    at instanceof HTMLTextAreaElement ||
    at instanceof HTMLSelectElement ||
    (at instanceof HTMLInputElement && !still.has(at.type))
  )
}

/** Fields that are pressed and not typed in. */
const still = new Set(['button', 'submit', 'reset', 'checkbox', 'radio', 'range', 'image', 'file'])
