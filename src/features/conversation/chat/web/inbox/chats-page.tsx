import type { LoadContext, PageModule } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, EmptyState, KeyboardIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import type { en as shortcutsEn } from '../../locales/shortcuts/en.ts'
import { ChatFrame } from '../chat-frame.tsx'
import { requestShortcutList } from '../shortcut-list-request.ts'
import { listQuery } from './list-query.ts'

/** /chats: the list, with an invitation to choose one beside it on wide screens (CHAT-01). */
export function Page() {
  const t = usePhrases<typeof en>('chat')
  const tShortcuts = usePhrases<typeof shortcutsEn>('shortcuts')
  return (
    <ChatFrame open={null}>
      <div className="m-auto from-lg">
        <EmptyState
          figure="parallel"
          title={t('list.choose')}
          text={t('list.choose_text')}
          action={
            <Button variant="ghost" size="sm" onClick={requestShortcutList}>
              <KeyboardIcon /> {tShortcuts('title')}
            </Button>
          }
        />
      </div>
    </ChatFrame>
  )
}

export async function load({ api, cache }: LoadContext): Promise<void> {
  await cache.prefetchInfiniteQuery(listQuery(api))
}

export const title: NonNullable<PageModule['title']> = (translate) => translate('chat.title')
