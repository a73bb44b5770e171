/** Whether the user is typing or has a dialog open; nothing may open automatically then (H13). */
export function isBusy(): boolean {
  if (document.querySelector('dialog:modal') !== null) return true
  const at = document.activeElement
  if (at instanceof HTMLElement && at.isContentEditable) return true
  return (
    at instanceof HTMLTextAreaElement ||
    at instanceof HTMLSelectElement ||
    (at instanceof HTMLInputElement && !nonTextTypes.has(at.type))
  )
}

/** Input types without text entry. */
const nonTextTypes = new Set([
  'button',
  'submit',
  'reset',
  'checkbox',
  'radio',
  'range',
  'image',
  'file',
])
