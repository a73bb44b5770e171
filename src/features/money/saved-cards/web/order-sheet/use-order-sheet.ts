import { use, useCallback, useState } from 'react'
import { lazy } from '#platform/web/lazy.tsx'
import { PhrasesContext } from '#platform/web/phrases/with-phrases.tsx'

/** Ordering credits over the current page; its code and texts are loaded when it opens. */
export const OrderSheet = lazy(async () => (await import('./order-sheet.tsx')).OrderSheet)

const phrases = ['order_sheet', 'payments', 'saved_cards', 'discounts', 'spending_limits']

/**
 * Opens and closes the order sheet. `prepare` loads it early, such as when its button is touched;
 * `show` resolves to false if it could not be loaded.
 */
export function useOrderSheet() {
  const store = use(PhrasesContext)
  const [open, setOpen] = useState(false)
  const load = useCallback(() => Promise.all([OrderSheet.preload(), store?.need(phrases)]), [store])
  return {
    open,
    prepare: () => void load().catch(() => {}),
    show: async (): Promise<boolean> => {
      try {
        await load()
      } catch {
        return false
      }
      setOpen(true)
      return true
    },
    close: useCallback(() => setOpen(false), []),
  }
}
