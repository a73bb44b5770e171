import { useEffect, useState } from 'react'
import { createBrowserDrafts } from '#features/conversation/chat/web/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { TextArea } from '#ui/components/index.ts'
import type { en } from '../../locales/installed-app/en.ts'
import type { StoredConversation } from '../../rules/stored-conversation.ts'

/** The draft of a conversation: it can be continued, and sent once the connection is back. */
export function StoredDraft({
  conversation: { id, reader },
  partner,
}: {
  readonly conversation: StoredConversation
  readonly partner: string
}) {
  const t = usePhrases<typeof en>('installed_app')
  const [text, setText] = useState('')
  useEffect(() => setText(createBrowserDrafts(reader).read(id)), [reader, id])
  return (
    <TextArea
      label={t('draft.label', { name: partner })}
      hint={t('draft.hint')}
      rows={3}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        createBrowserDrafts(reader).keep(id, target.value)
      }}
    />
  )
}
