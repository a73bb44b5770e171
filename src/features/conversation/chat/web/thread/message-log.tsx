import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, DanceTrack, joinClasses } from '#ui/components/index.ts'
import type { Message, Notice, Partner, Thread } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import { firstWarnings } from '../../rules/first-warnings.ts'
import { resolveQuote } from '../../rules/changes/resolve-quote.ts'
import { groupMessages } from '../../rules/group-messages.ts'
import type { MessageActions } from '../changes/use-message-actions.tsx'
import { ClosedLine } from './closed-line.tsx'
import { LogAnnouncer } from './log-announcer.tsx'
import { MessageGroup } from './message-group.tsx'
import type { Outgoing, OutgoingMessages } from '../composer/outgoing.ts'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import type { Safety } from './use-safety.tsx'
import { TypingBubble } from './typing-bubble.tsx'
import { useDayFormat } from './use-day-format.ts'

interface MessageLogProps {
  readonly conversation: string
  readonly profile: Partner
  readonly messages: readonly Message[]
  readonly notices: readonly Notice[]
  readonly onTheWay: readonly Outgoing[]
  readonly outgoing: OutgoingMessages
  readonly safety: Safety
  readonly actions: MessageActions
  readonly marks: Thread['marks']
  readonly closed: Thread['closed']
  readonly typing: boolean
  readonly limitReached: boolean
  readonly earlier: { readonly pending: boolean; readonly show: () => void } | null
}

/** How close to the bottom counts as being at it, in pixels. */
const nearEdge = 80

/**
 * The messages grouped by day; stays at the newest unless the reader has scrolled up (CHAT-01,
 * CHAT-09, CHAT-12).
 */
export function MessageLog({
  conversation,
  profile,
  messages,
  notices,
  onTheWay,
  outgoing,
  safety,
  actions,
  marks,
  closed,
  typing,
  limitReached,
  earlier,
}: MessageLogProps) {
  const t = usePhrases<typeof en>('chat')
  const { dayOf, heading } = useDayFormat()
  const name = profile.name ?? t('member_gone')
  // How far the reader had read when the page was opened; messages arriving while it is open get no
  // divider.
  const [unreadFrom] = useState(
    () => messages.find(({ mine, seq }) => !mine && seq > marks.read)?.seq ?? null,
  )
  const { box, divider, fresh, follow } = useNewMessages(messages, unreadFrom)
  const arrived = new Set(messages.map(({ id }) => id))
  useEffect(() => {
    // Its response was lost but the message arrived, so it must not come back as a draft.
    for (const { id, state } of onTheWay)
      if (state === 'failed' && arrived.has(id)) outgoing.cancel(id)
  })
  const pendingMessages = onTheWay.filter(({ id }) => !arrived.has(id))
  const warned = firstWarnings(messages)
  const noticesBySeq = new Map<number, Notice['kind'][]>()
  for (const { after, kind } of notices)
    noticesBySeq.set(after, [...(noticesBySeq.get(after) ?? []), kind])
  // Messages read earlier are not animated; only the latest plays, so that at most one thing moves.
  const [readBefore] = useState(Math.min(marks.read, marks.last))
  const latest = messages.at(-1)?.seq ?? 0
  // The third message of a new chat, with messages from both sides, plays the dance figure for two,
  // once.
  const [young] = useState(latest < 3)
  const third =
    young && latest === 3 && messages.some(({ mine }) => mine) && messages.some(({ mine }) => !mine)
  const lastMine = messages.findLast(({ mine }) => mine)?.seq

  return (
    <div className="relative grid min-h-0">
      <div
        ref={box}
        className="chat-log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a place in the tab order it can't be scrolled by keys
        tabIndex={0}
        role="log"
        // New messages are announced by LogAnnouncer below; history, own messages and marks are
        // not.
        aria-live="off"
        aria-label={t('log.label', { name })}
        onScroll={follow.scrolled}
      >
        <div className="chat-messages">
          {limitReached ? <p className="chat-day chat-earlier">{t('log.limit')}</p> : null}
          {earlier ? (
            <p className="chat-earlier">
              <Button
                variant="ghost"
                size="sm"
                loading={earlier.pending}
                loadingLabel={t('log.loading')}
                onClick={() => {
                  // The button may disappear with the response, so keyboard focus moves to the log.
                  box.current?.focus({ preventScroll: true })
                  earlier.show()
                }}
              >
                {t('log.earlier')}
              </Button>
            </p>
          ) : null}
          {groupMessages(
            messages,
            dayOf,
            unreadFrom,
            ({ seq, withdrawn }) => withdrawn || noticesBySeq.has(seq) || warned.has(seq),
          ).map(({ day, groups }) => (
            <section key={day}>
              <h2 className="chat-day">{heading(groups[0]?.messages[0]?.at ?? day)}</h2>
              <ol>
                {groups.map((group) => (
                  <Fragment key={group.messages[0]?.seq}>
                    {group.messages[0]?.seq === unreadFrom ? (
                      <li className="chat-unread-from" ref={divider}>
                        {t('log.unread_from')}
                      </li>
                    ) : null}
                    <MessageGroup
                      conversation={conversation}
                      group={group}
                      profile={profile}
                      marks={marks}
                      freshest={latest > readBefore ? latest : undefined}
                      lastMine={lastMine}
                      safety={safety}
                      actions={actions}
                      latest={latest}
                      warned={warned.get(group.messages.at(-1)?.seq ?? 0) ?? []}
                      noticeKinds={noticesBySeq.get(group.messages.at(-1)?.seq ?? 0) ?? []}
                    />
                  </Fragment>
                ))}
              </ol>
            </section>
          ))}
          {third ? <DanceTrack figure="parallel" className="chat-third" /> : null}
          {pendingMessages.length === 0 ? null : (
            <ul>
              {pendingMessages.map((message) => (
                <OutgoingBubble
                  key={message.id}
                  message={message}
                  quote={message.quote && resolveQuote(message.quote, messages)}
                  outgoing={outgoing}
                  name={name}
                />
              ))}
            </ul>
          )}
          {closed === null ? null : <ClosedLine closed={closed} name={name} />}
          <TypingBubble typing={typing} name={name} />
        </div>
      </div>
      <LogAnnouncer profile={profile} messages={messages} onTheWay={onTheWay} />
      <Button
        variant="line"
        size="sm"
        className={joinClasses('chat-newest', fresh === 0 && 'hidden')}
        onClick={follow.jump}
      >
        {t('log.new', { count: fresh })}
      </Button>
    </div>
  )
}

/**
 * Counts messages that arrived while the reader was scrolled up. The box is filled from the bottom,
 * so the bottom is at scrollTop 0.
 */
function useNewMessages(messages: readonly Message[], unreadFrom: number | null) {
  const box = useRef<HTMLDivElement>(null)
  const divider = useRef<HTMLLIElement>(null)
  const last = messages.at(-1)
  const [seen, setSeen] = useState(last?.seq ?? 0)
  const seq = last?.seq ?? 0
  const lastIsMine = last?.mine === true
  const first = messages[0]?.seq

  // New messages are added at the bottom; a reader who has scrolled up must stay in place.
  const previous = useRef({ seq, height: 0 })
  useLayoutEffect(() => {
    const log = box.current
    if (log === null) return
    const { seq: before, height } = previous.current
    if (before !== seq && height > 0 && log.scrollTop <= -nearEdge)
      log.scrollTop -= log.scrollHeight - height
    previous.current = { seq, height: log.scrollHeight }
  }, [seq, first])

  // With many unread messages, reading starts at the first one.
  useLayoutEffect(() => {
    const [log, line] = [box.current, divider.current]
    if (log === null || line === null) return
    const above = line.getBoundingClientRect().top - log.getBoundingClientRect().top
    if (above >= 0) return
    log.scrollTop += above
    if (log.scrollTop <= -nearEdge) setSeen((unreadFrom ?? 1) - 1)
  }, [unreadFrom])

  useEffect(() => {
    const element = box.current
    if (element === null) return
    if (lastIsMine) element.scrollTop = 0
    if (lastIsMine || element.scrollTop > -nearEdge) setSeen(seq)
  }, [seq, lastIsMine])

  return {
    box,
    divider,
    fresh: messages.filter((message) => !message.mine && message.seq > seen).length,
    follow: {
      scrolled: () => {
        if ((box.current?.scrollTop ?? 0) > -nearEdge) setSeen(seq)
      },
      jump: () => {
        box.current?.scrollTo({ top: 0 })
        // The pressed button disappears.
        box.current?.focus({ preventScroll: true })
        setSeen(seq)
      },
    },
  }
}
