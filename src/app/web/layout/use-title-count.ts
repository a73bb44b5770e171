import { useEffect } from 'react'
import { badgeText } from '#ui/components/index.ts'

const prefix = /^\(\d+\+?\) /

/**
 * Prefixes the document title with the number of new items, "(3) Messages · Minuet", and keeps it
 * when a page changes the title (NTF-05).
 */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const badge = badgeText(count)
    const write = () => {
      const plain = document.title.replace(prefix, '')
      const title = badge === '' ? plain : `(${badge}) ${plain}`
      if (document.title !== title) document.title = title
    }
    write()
    const watch = new MutationObserver(write)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      document.title = document.title.replace(prefix, '')
    }
  }, [count])
}
