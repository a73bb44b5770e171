import { useEffect, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button } from '#ui/components/index.ts'
import type { en } from '#platform/locales/browser/en.ts'
import { useOutgoing } from './use-outgoing.ts'

interface UnsentTextProps {
  /** The key of the chat's draft. */
  readonly chat: string
  /** Also includes messages not yet sent; omitted where the conversation itself shows them. */
  readonly unsent?: boolean
}

/** The draft for a chat in which no one can write any more, kept here for reading and copying. */
export function UnsentText({ chat, unsent = false }: UnsentTextProps) {
  const t = usePhrases<typeof en>('browser')
  const { drafts, onTheWay } = useOutgoing(chat)
  const [draft, setDraft] = useState('')
  const [copied, setCopied] = useState(false)
  useEffect(() => setDraft(drafts.read(chat)), [drafts, chat])
  const unsentText = [...(unsent ? onTheWay.map(({ text }) => text) : []), draft]
    .filter((text) => text !== '')
    .join('\n')
  if (unsentText === '') return null

  async function copy() {
    // If the browser does not allow copying, the text can still be selected.
    setCopied(
      await navigator.clipboard.writeText(unsentText).then(
        () => true,
        () => false,
      ),
    )
  }
  return (
    <section
      className="well well-lg well-line grid w-full justify-items-start gap-2 p-4 text-left"
      aria-labelledby="kept-words"
    >
      <h2 id="kept-words" className="type-meta font-semibold">
        {t('kept.title')}
      </h2>
      <p className="w-full break-words whitespace-pre-line">{unsentText}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="line" size="sm" onClick={() => void copy()}>
          {t('kept.copy')}
        </Button>
        <span role="status" className="type-meta text-muted">
          {copied ? t('kept.copied') : ''}
        </span>
      </div>
    </section>
  )
}
