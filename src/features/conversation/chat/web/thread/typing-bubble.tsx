import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Beats, Bubble } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

/** How often typing is announced to screen readers, in milliseconds. */
const announceEveryMs = 30_000

/** Three animated dots while the partner types; announced at most every half minute. */
export function TypingBubble({
  typing,
  name,
}: {
  readonly typing: boolean
  readonly name: string
}) {
  const t = usePhrases<typeof en>('chat')
  const announcedAt = useRef(-announceEveryMs)
  const [said, setSaid] = useState('')
  const label = t('log.typing', { name })
  useEffect(() => {
    const now = performance.now()
    if (!typing) setSaid('')
    else if (now - announcedAt.current >= announceEveryMs) {
      announcedAt.current = now
      setSaid(label)
    }
  }, [typing, label])
  return (
    <>
      {typing ? (
        <Bubble from="them" className="mt-2.5 text-pine">
          <Beats />
        </Bubble>
      ) : null}
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  )
}
