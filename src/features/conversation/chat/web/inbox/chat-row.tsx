import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  Badge,
  BellSlashIcon,
  DotsThreeBoldIcon,
  joinClasses,
  Menu,
  type MenuItem,
  TrashIcon,
} from '#ui/components/index.ts'
import { FictionalLabel } from '#features/members/fictional-profiles/web/index.ts'
import type { ChatRow as Row } from '../../contract/chat.ts'
import type { en as warnings } from '#features/safety/message-safety/locales/warnings/en.ts'
import type { en } from '../../locales/en.ts'
import type { en as changesEn } from '../../locales/message-changes/en.ts'
import { PartnerCameo } from './partner-cameo.tsx'
import { useDayFormat } from '../thread/use-day-format.ts'

interface ChatRowProps {
  readonly row: Row
  readonly current: boolean
  readonly typing: boolean
  readonly muteItems: readonly MenuItem[]
  readonly onRemove: () => void
}

/** A conversation in the list: partner, last message and time, unread count or whose turn it is. */
export function ChatRow({ row, current, typing, muteItems, onRemove }: ChatRowProps) {
  const t = usePhrases<typeof en>('chat')
  const { listTime } = useDayFormat()
  const { profile, last, closed, num_unread_messages: unread } = row
  const name = profile.name ?? t('member_gone')
  const lastText = useLastMessageText(name, last)
  const closedText = closed?.by_me ? t('list.closed_by_you') : t('list.closed_by_them', { name })
  return (
    <li className="chat-row" data-muted={row.muted === null ? undefined : ''}>
      <PartnerCameo profile={profile} size="md" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <Link
            to={`/chats/${row.conversation.id}`}
            className="chat-row-link"
            aria-current={current ? 'page' : undefined}
          >
            {name}
          </Link>
          {row.muted === null ? null : (
            <span className="chat-quiet">
              <BellSlashIcon />
              <span className="sr-only">{t('mute.label')}</span>
            </span>
          )}
          <time dateTime={last.at} className="num ml-auto flex-none type-meta text-muted">
            {listTime(last.at)}
          </time>
        </p>
        {profile.kind === 'member' ? null : (
          <p className="my-0.5">
            <FictionalLabel
              kind={profile.kind}
              label={profile.label}
              soft
              generated={profile.photo?.generated}
            />
          </p>
        )}
        <p className="mt-0.5 flex items-center gap-2 type-meta">
          <span
            className={joinClasses(
              'min-w-0 flex-1 truncate',
              unread > 0 ? 'font-semibold text-ink' : 'text-muted',
            )}
          >
            {typing ? t('list.typing') : closed !== null ? closedText : lastText}
          </span>
          <Badge count={unread} label={t('unread', { count: unread })} />
          {row.your_turn && profile.state === 'active' ? (
            <span className="chat-turn">{t('list.your_turn')}</span>
          ) : null}
        </p>
      </div>
      <span className="chat-row-menu">
        <Menu
          className="icon-btn"
          aria-label={t('list.more', { name })}
          items={[
            ...muteItems,
            {
              id: 'remove',
              label: t('remove.action'),
              icon: <TrashIcon />,
              danger: true,
              rule: true,
              onSelect: onRemove,
            },
          ]}
        >
          <DotsThreeBoldIcon />
        </Menu>
      </span>
    </li>
  )
}

/** The latest message in one line; for a gift or sticker, who sent what. */
function useLastMessageText(name: string, last: Row['last']): string {
  const { kind, mine, text, hidden, withdrawn, deleted } = last
  const t = usePhrases<typeof en>('chat')
  const tc = usePhrases<typeof changesEn>('message_changes')
  const tw = usePhrases<typeof warnings>('warnings')
  if (deleted) return mine ? tc('deleted_by_you') : tc('deleted_by_them', { name })
  if (hidden) return tw('hidden')
  if (withdrawn && !mine) return t('withdrawn.theirs')
  if ((kind === 'gift' || kind === 'gif') && text === '') return t('list.picked_gone')
  if (kind === 'gift')
    return mine ? t('list.gift_mine', { what: text }) : t('list.gift', { what: text })
  if (kind === 'gif')
    return mine ? t('list.gif_mine', { what: text }) : t('list.gif', { what: text })
  const messageText = kind === 'photo' ? t('list.photo') : text
  return mine ? t('list.you', { text: messageText }) : messageText
}
