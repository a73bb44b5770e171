import { use } from 'react'
import { ToastContext, type Toasts } from './toast.tsx'

/**
 * The page's toasts: `const toast = useToast(); toast.show({ text: 'Liked', action: { label:
 * 'Undo', onAction } })`.
 */
export function useToast(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}
