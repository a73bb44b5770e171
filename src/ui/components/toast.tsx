import {
  createContext,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ToastCard, type Toast } from './toast-card.tsx'

/** Shows and dismisses toasts. `show` returns the toast's id. */
export type Toasts = { show: (toast: Omit<Toast, 'id'>) => number; dismiss: (id: number) => void }

export const ToastContext = createContext<Toasts | undefined>(undefined)

type ToastProviderProps = {
  /** The name of the region, "Messages from the site". */
  regionLabel: string
  closeLabel: string
  children: ReactNode
}

/**
 * Contains the toasts of the page: bottom centre on a phone, top right on a desktop. F6 moves focus
 * to them.
 */
export function ToastProvider({ regionLabel, closeLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const nextId = useRef(1)
  const region = useRef<HTMLElement>(null)

  const dismiss = useCallback(
    (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)),
    [],
  )
  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    const id = nextId.current++
    // No one reads more than three at a time; older ones are removed.
    setToasts((all) => [...all.slice(-2), { ...toast, id }])
    return id
  }, [])
  const contextValue = useMemo(() => ({ show, dismiss }), [show, dismiss])

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F6' || !region.current?.querySelector('li')) return
      event.preventDefault()
      region.current.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  return (
    <ToastContext value={contextValue}>
      {children}
      <section ref={region} className="toasts" aria-label={regionLabel} tabIndex={-1}>
        <div aria-live="polite" aria-relevant="additions">
          <ol>
            {toasts.map((toast) => (
              <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} dismiss={dismiss} />
            ))}
          </ol>
        </div>
      </section>
    </ToastContext>
  )
}
