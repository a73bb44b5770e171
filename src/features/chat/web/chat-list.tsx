import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  foldText,
  MagnifyingGlassIcon,
  Skeleton,
} from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import { ChatRow } from './chat-row.tsx'
import { useChatKeys } from './use-chat-keys.ts'
import { useChatList } from './use-chat-list.ts'
import { useRemoval } from './use-removal.ts'
import { useTyping } from './use-typing.ts'

/** The conversations, the latest first, with a search among those shown (CHAT-01). */
export function ChatList({ open }: { readonly open: string | null }) {
  const t = usePhrases<typeof en>('chat')
  const navigate = useNavigate()
  const { chats, error, again, hasNextPage, isFetchingNextPage, fetchNextPage } = useChatList()
  const { remove, isRemoved } = useRemoval(open)
  const [wanted, setWanted] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const typing = useTyping()
  const kept = chats?.filter((row) => !isRemoved(row.conversation.id))
  const shown = kept?.filter(({ profile }) => foldText(profile.name ?? '').includes(foldText(wanted.trim())))
  useChatKeys({
    search: () => search.current?.focus(),
    step: (by) => {
      const place = shown?.findIndex((row) => row.conversation.id === open) ?? -1
      const next = shown?.[place + by]
      if (next !== undefined) void navigate(`/chats/${next.conversation.id}`)
    },
  })

  function clear(event: KeyboardEvent) {
    if (event.key === 'Escape') setWanted('')
  }

  return (
    <nav className="chat-side" aria-label={t('list.label')}>
      <h1 className="type-h3 px-5 pt-5 pb-2.5" tabIndex={open === null ? -1 : undefined}>
        {t('title')}
      </h1>
      {kept !== undefined && kept.length > 0 ? (
        <label className="mx-4 mb-2.5 flex min-h-11 items-center gap-2.5 rounded-pill bg-sunken px-4 text-muted focus-within:outline-2 focus-within:outline-focus">
          <MagnifyingGlassIcon />
          <span className="sr-only">{t('list.search')}</span>
          <input
            ref={search}
            type="search"
            className="min-w-0 flex-1 border-0 bg-transparent text-ink outline-none"
            placeholder={t('list.search')}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={clear}
          />
        </label>
      ) : null}
      <div className="min-h-0 flex-1 overflow-y-auto pb-4">
        {shown === undefined && !error ? <ListSkeleton /> : null}
        {shown === undefined && error ? (
          <ErrorState
            title={t('list.failed')}
            text={t('list.failed_text')}
            action={
              <Button variant="line" size="sm" onClick={again}>
                {t('list.retry')}
              </Button>
            }
          />
        ) : null}
        {kept?.length === 0 ? (
          <EmptyState
            title={t('list.empty')}
            text={t('list.empty_text')}
            action={
              <ButtonLink as={Link} to="/members" size="sm">
                {t('list.empty_action')}
              </ButtonLink>
            }
          />
        ) : null}
        {kept !== undefined && kept.length > 0 && shown?.length === 0 ? (
          <p className="px-5 py-4 text-muted" role="status">
            {t('list.none_found')}
          </p>
        ) : null}
        <ul>
          {shown?.map((row) => (
            <ChatRow
              key={row.conversation.id}
              row={row}
              current={row.conversation.id === open}
              typing={typing.has(row.conversation.id)}
              onRemove={() => remove(row)}
            />
          ))}
        </ul>
        {hasNextPage ? (
          <div className="px-5 py-3">
            <Button variant="line" size="sm" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('list.show_more')}
            </Button>
          </div>
        ) : null}
      </div>
    </nav>
  )
}

function ListSkeleton() {
  return (
    <div className="grid gap-4 px-5 py-3">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-14 w-full rounded-lg" />
      ))}
    </div>
  )
}
