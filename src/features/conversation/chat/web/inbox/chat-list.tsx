import { useRef, type RefObject, useEffect } from 'react'
import { Link, useNavigate, useLocation } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  foldText,
  Skeleton,
} from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { ChatRow } from './chat-row.tsx'
import { useChatShortcuts } from '../use-chat-shortcuts.ts'
import { EndedLink } from '../ended/ended-link.tsx'
import { ListFilter } from './list-filter.tsx'
import { defaultCriteria, useListCriteria } from './list-criteria.ts'
import { useAnyClosed, useChatList } from './use-chat-list.ts'
import { useMuteItems } from './use-mute-items.tsx'
import { useRemoval } from './use-removal.ts'
import { useTyping } from '../composer/use-typing.ts'

/** Navigation state for opening the list in order to search it. */
const searchState = { searching: true } as const

/**
 * Focuses the search field after such a navigation, once the page has received its initial focus.
 */
function useFocusSearch(field: RefObject<HTMLInputElement | null>): void {
  const { state, key } = useLocation()
  const isSearch = (state as Partial<typeof searchState> | null)?.searching === true
  useEffect(() => {
    if (!isSearch) return
    const timer = setTimeout(() => field.current?.focus())
    return () => clearTimeout(timer)
  }, [isSearch, key, field])
}

/** The conversations, latest first, with a search by name and filters (CHAT-01, BEY-18). */
export function ChatList({ open }: { readonly open: string | null }) {
  const t = usePhrases<typeof en>('chat')
  const navigate = useNavigate()
  const [criteria, change] = useListCriteria()
  const { chats, error, again, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } =
    useChatList(criteria)
  const { remove, isRemoved } = useRemoval(open)
  const search = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  const typing = useTyping()
  const muteItems = useMuteItems()
  const remaining = chats?.filter((row) => !isRemoved(row.conversation.id))
  // While the response to a new filter is loading, the known rows are filtered by name.
  const visibleRows = isPlaceholderData
    ? remaining?.filter(({ profile }) =>
        foldText(profile.name ?? '').includes(foldText(criteria.name)),
      )
    : remaining
  const whole = criteria.show === defaultCriteria.show && criteria.name === defaultCriteria.name
  const none = remaining?.length === 0 && whole && !isPlaceholderData
  const anyClosed = useAnyClosed(none)
  useFocusSearch(search)
  const Title = open === null ? 'h1' : 'h2'
  useChatShortcuts({
    search: () => {
      if (search.current?.checkVisibility() === true) search.current.focus()
      // If a conversation takes the whole screen, its list is on another page.
      else if (open !== null) void navigate('/chats', { state: searchState })
    },
    step: (by) => {
      const place = visibleRows?.findIndex((row) => row.conversation.id === open) ?? -1
      const nextRow = visibleRows?.[place + by]
      if (nextRow !== undefined) void navigate(`/chats/${nextRow.conversation.id}`)
    },
  })

  return (
    <nav className="chat-side" aria-label={t('list.label')}>
      <Title className="type-h3 px-5 pt-5 pb-2.5" tabIndex={open === null ? -1 : undefined}>
        {t('title')}
      </Title>
      {remaining !== undefined && (!none || anyClosed) ? <ListFilter field={search} /> : null}
      <div className="min-h-0 flex-1 overflow-y-auto pb-4">
        {visibleRows === undefined && !error ? <ListSkeleton /> : null}
        {visibleRows === undefined && error ? (
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
        {none ? (
          <EmptyState
            title={anyClosed ? t('list.only_closed') : t('list.empty')}
            text={anyClosed ? t('list.only_closed_text') : t('list.empty_text')}
            action={
              <ButtonLink as={Link} to="/members" size="sm">
                {t('list.empty_action')}
              </ButtonLink>
            }
          />
        ) : null}
        {visibleRows?.length === 0 && !none && !isPlaceholderData ? (
          <div className="grid justify-items-start gap-3 px-5 py-4">
            <p className="text-muted" role="status">
              {criteria.name !== '' || criteria.show === 'all'
                ? t('list.none_found')
                : t(`show.none_${criteria.show}`)}
            </p>
            <Button variant="line" size="sm" onClick={() => change(defaultCriteria)}>
              {t('show.all')}
            </Button>
          </div>
        ) : null}
        <ul ref={rows}>
          {visibleRows?.map((row, at) => (
            <ChatRow
              key={row.conversation.id}
              row={row}
              current={row.conversation.id === open}
              typing={typing.has(row.conversation.id)}
              muteItems={muteItems(row.conversation.id, row.profile, row.muted)}
              onRemove={() => {
                // Moves focus to the next row, or the previous one, because the focused row
                // disappears.
                const links = rows.current?.querySelectorAll<HTMLElement>('.chat-row-link')
                const next = links?.[at + 1] ?? links?.[at - 1] ?? search.current
                next?.focus()
                remove(row)
              }}
            />
          ))}
        </ul>
        {criteria.show === 'closed' && visibleRows !== undefined ? (
          <div className="px-5 py-3">
            <EndedLink />
          </div>
        ) : null}
        {hasNextPage ? (
          <div className="px-5 py-3">
            <Button
              variant="line"
              size="sm"
              block
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
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
        <Skeleton key={row} className="skeleton-lg h-14 w-full" />
      ))}
    </div>
  )
}
