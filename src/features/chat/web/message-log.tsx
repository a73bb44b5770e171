import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, joinClasses } from '#platform/web/ui/index.ts'
import type { Message, Partner, Thread } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { groupMessages } from '../rules/group-messages.ts'
import { MessageGroup } from './message-group.tsx'
import type { Outgoing, OutgoingMessages } from './outgoing.ts'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import { TypingBubble } from './typing-bubble.tsx'
import { useDayWords } from './use-day-words.ts'

interface MessageLogProps {
  readonly conversation: string
  readonly profile: Partner
  readonly messages: readonly Message[]
  readonly onTheWay: readonly Outgoing[]
  readonly outgoing: OutgoingMessages
  readonly marks: Thread['marks']
  readonly typing: boolean
  readonly limitReached: boolean
  readonly earlier: { readonly pending: boolean; readonly show: () => void } | null
}

/** How near the lower edge counts as being there, in pixels. */
const nearEdge = 80

/** What was said, under its days; it stays at the newest unless one has scrolled up (CHAT-01, CHAT-09, CHAT-12). */
export function MessageLog({
  conversation,
  profile,
  messages,
  onTheWay,
  outgoing,
  marks,
  typing,
  limitReached,
  earlier,
}: MessageLogProps) {
  const t = usePhrases<typeof en>('chat')
  const { dayOf, heading } = useDayWords()
  const name = profile.name ?? t('member_gone')
  const { box, fresh, follow } = useFresh(messages)
  const arrived = new Set(messages.map(({ id }) => id))
  useEffect(() => {
    // Its answer was lost and it is there all the same: it must not come back as a draft.
    for (const { id, state } of onTheWay) if (state === 'failed' && arrived.has(id)) outgoing.takeBack(id)
  })
  const lastMine = messages.findLast(({ mine }) => mine)?.seq

  return (
    <div className="relative grid min-h-0">
      <div
        ref={box}
        className="chat-log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a place in the tab order it can't be scrolled by keys
        tabIndex={0}
        role="log"
        aria-label={t('log.label', { name })}
        onScroll={follow.scrolled}
      >
        <div className="chat-messages">
          {limitReached ? <p className="chat-day">{t('log.limit')}</p> : null}
          {earlier ? (
            <p className="text-center">
              <Button
                variant="ghost"
                size="sm"
                loading={earlier.pending}
                loadingLabel={t('log.loading')}
                onClick={earlier.show}
              >
                {t('log.earlier')}
              </Button>
            </p>
          ) : null}
          {groupMessages(messages, dayOf).map(({ day, groups }) => (
            <section key={day}>
              <h3 className="chat-day">{heading(groups[0]?.messages[0]?.at ?? day)}</h3>
              <ol>
                {groups.map((group) => (
                  <MessageGroup
                    conversation={conversation}
                    key={group.messages[0]?.seq}
                    group={group}
                    profile={profile}
                    marks={marks}
                    lastMine={lastMine}
                  />
                ))}
              </ol>
            </section>
          ))}
          <ul>
            {onTheWay
              .filter(({ id }) => !arrived.has(id))
              .map((message) => (
                <OutgoingBubble key={message.id} message={message} outgoing={outgoing} />
              ))}
          </ul>
          <TypingBubble typing={typing} name={name} />
        </div>
      </div>
      <Button
        variant="line"
        size="sm"
        className={joinClasses(
          'absolute bottom-3 left-1/2 -translate-x-1/2 bg-surface shadow-2',
          fresh === 0 && 'hidden',
        )}
        onClick={follow.jump}
      >
        {t('log.new', { count: fresh })}
      </Button>
    </div>
  )
}

/** Counts what came while one had scrolled up. The box is filled from below, so its lower edge is at 0. */
function useFresh(messages: readonly Message[]) {
  const box = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)
  const [seen, setSeen] = useState(last?.seq ?? 0)
  const seq = last?.seq ?? 0
  const ownIsLast = last?.mine === true

  useEffect(() => {
    const element = box.current
    if (element === null) return
    if (ownIsLast) element.scrollTop = 0
    if (ownIsLast || element.scrollTop > -nearEdge) setSeen(seq)
  }, [seq, ownIsLast])

  return {
    box,
    fresh: messages.filter((message) => !message.mine && message.seq > seen).length,
    follow: {
      scrolled: () => {
        if ((box.current?.scrollTop ?? 0) > -nearEdge) setSeen(seq)
      },
      jump: () => {
        box.current?.scrollTo({ top: 0 })
        setSeen(seq)
      },
    },
  }
}
