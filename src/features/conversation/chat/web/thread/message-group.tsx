import '../changes/changes.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Bubble, joinClasses, SparkleIcon } from '#ui/components/index.ts'
import { WellbeingNotice } from '#features/safety/wellbeing/web/index.ts'
import type { en as fiction } from '#features/members/fictional-profiles/locales/en.ts'
import {
  FictionalProfileNotice,
  MessageWarning,
} from '#features/safety/message-safety/web/index.ts'
import type { en as reports } from '#features/safety/reports/locales/en.ts'
import type { Message, Notice, Partner, Thread } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import type { en as changesEn } from '../../locales/message-changes/en.ts'
import type { MessageGroup as Group } from '../../rules/group-messages.ts'
import { ActionsButton, MessageQuote, ReactionMark } from '../changes/lazy-parts.ts'
import { messageAnchor } from '../changes/message-anchor.ts'
import { useLongPress } from '../changes/use-long-press.ts'
import type { MessageActions } from '../changes/use-message-actions.tsx'
import { getBubbleClass } from './bubble-class.ts'
import { MessageDrawing } from '../picker/message-drawing.tsx'
import { HiddenText } from '../inbox/hidden-text.tsx'
import type { Safety } from './use-safety.tsx'
import { MessagePhoto } from './message-photo.tsx'
import { useDayFormat } from './use-day-format.ts'

interface MessageGroupProps {
  readonly conversation: string
  readonly group: Group<Message>
  readonly profile: Partner
  readonly marks: Thread['marks']
  /** The number of the latest message if it arrived while the chat is open or was unread. */
  readonly freshest: number | undefined
  /** The number of the reader's own latest message, the only one whose state is shown. */
  readonly lastMine: number | undefined
  /** Notices from the product after its last message. */
  readonly noticeKinds: readonly Notice['kind'][]
  /** Warnings to show under its last message. */
  readonly warned: readonly Message['warnings'][number][]
  readonly safety: Safety
  readonly actions: MessageActions
  /** The number of the latest message. */
  readonly latest: number
}

/**
 * States in the bubble that AI wrote the message or helped; for messages by staff, the label below
 * does (F10).
 */
function AuthorMark({ author }: { readonly author: Message['author'] }) {
  const t = usePhrases<typeof fiction>('fictional_profiles')
  if (author !== 'ai' && author !== 'ai_assisted') return null
  return (
    <span className="chat-author">
      <SparkleIcon /> {t(`author.${author}`)}
    </span>
  )
}

interface MessageBubbleProps
  extends Pick<MessageGroupProps, 'conversation' | 'profile' | 'actions'> {
  readonly message: Message
  readonly isNew: boolean
  readonly isLatest: boolean
}

/** One message with its menu, quote and reaction. */
function MessageBubble({
  conversation,
  message,
  profile,
  isNew,
  isLatest,
  actions,
}: MessageBubbleProps) {
  const t = usePhrases<typeof en>('chat')
  const tc = usePhrases<typeof changesEn>('message_changes')
  const { time } = useDayFormat()
  const name = profile.name ?? t('member_gone')
  const { seq, mine, kind, photo, drawing, deleted, withdrawn, quote, reaction } = message
  const open = (anchor: HTMLElement) => actions.open(message, anchor)
  const press = useLongPress(open)
  const plain = deleted || (photo === null && drawing === null)
  return (
    <Bubble
      id={messageAnchor(seq)}
      from={mine ? 'me' : profile.kind === 'fictional' ? 'fictional' : 'them'}
      className={joinClasses(
        'chat-line',
        plain ? '' : getBubbleClass(kind),
        deleted && 'chat-deleted-bubble',
      )}
      {...press}
    >
      <span className="sr-only">
        {mine
          ? t('log.you', { time: time(message.at) })
          : t('log.from', { name, time: time(message.at) })}
        :{' '}
      </span>
      {quote === null ? null : <MessageQuote quote={quote} name={name} />}
      {deleted ? (
        <span className="chat-photo-gone">
          {mine ? tc('deleted_by_you') : tc('deleted_by_them', { name })}
        </span>
      ) : withdrawn && !mine ? (
        <span className="chat-photo-gone">{t('withdrawn.theirs')}</span>
      ) : kind === 'photo' ? (
        <MessagePhoto message={message} conversation={conversation} name={name} />
      ) : kind === 'text' ? (
        <span className="chat-text">
          {message.hidden ? <HiddenText>{message.text}</HiddenText> : message.text}
        </span>
      ) : drawing === null ? (
        <span className="chat-photo-gone">{t('pick.gone')}</span>
      ) : (
        <MessageDrawing picked={{ kind, ...drawing }} isNew={isNew} />
      )}
      <AuthorMark author={message.author} />
      {message.edited_at === null ? null : (
        <small className="chat-edited num">{tc('edited', { time: time(message.edited_at) })}</small>
      )}
      {reaction === null ? null : <ReactionMark reaction={reaction} by={mine ? name : null} />}
      {actions.ready ? (
        <ActionsButton time={time(message.at)} inTabOrder={isLatest} onOpen={open} />
      ) : null}
    </Bubble>
  )
}

/**
 * Consecutive messages from one side; time, state and the fictional label are shown once below
 * them.
 */
export function MessageGroup({
  conversation,
  group,
  profile,
  marks,
  freshest,
  lastMine,
  noticeKinds,
  warned,
  safety,
  actions,
  latest,
}: MessageGroupProps) {
  const t = usePhrases<typeof en>('chat')
  const tr = usePhrases<typeof reports>('reports')
  const { time } = useDayFormat()
  const name = profile.name ?? t('member_gone')
  const last = group.messages.at(-1)
  const state =
    last === undefined || !group.mine || last.seq !== lastMine
      ? null
      : last.seq <= marks.their_read
        ? t('log.read')
        : last.seq <= marks.their_delivered
          ? t('log.delivered')
          : t('log.sent')
  // A photo's content is unknown until it is opened, so its recipient can report it right there.
  const picture = group.mine ? undefined : group.messages.findLast(({ photo }) => photo !== null)
  // A withdrawn message ends its group.
  const returned = group.mine && last?.withdrawn === true ? t('withdrawn.mine') : null
  const notes = [
    last && time(last.at),
    returned ?? state,
    group.mine ? null : profile.label,
  ].filter(Boolean)
  return (
    <li className="chat-group">
      {group.messages.map((message) => (
        <MessageBubble
          key={message.seq}
          conversation={conversation}
          message={message}
          profile={profile}
          isNew={message.seq === freshest}
          isLatest={message.seq === latest}
          actions={actions}
        />
      ))}
      <p className={joinClasses('chat-note', group.mine && 'chat-note-mine')}>
        {notes.join(' · ')}
        {picture === undefined || profile.id === null ? null : (
          <>
            {' · '}
            <button
              type="button"
              className="alert-action"
              aria-label={tr('title', { name })}
              onClick={() => safety.report(picture.seq)}
            >
              {tr('action')}
            </button>
          </>
        )}
      </p>
      <MessageWarning
        kinds={warned}
        name={name}
        onReport={() => safety.report(last?.seq ?? null)}
        onBlock={safety.block}
      />
      {noticeKinds.includes('is_fictional') ? (
        <FictionalProfileNotice name={group.mine ? name : null} />
      ) : null}
      {noticeKinds.includes('pause') ? <WellbeingNotice name={name} /> : null}
    </li>
  )
}
