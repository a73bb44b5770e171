import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { EmptyState } from '#ui/components/index.ts'
import type { ConversationStart } from '../../contract/chat.ts'
import { PrivateBar } from '#features/members/photos/web/index.ts'
import { useMemberVisibility } from '#features/members/profiles/web/index.ts'
import type { en } from '../../locales/en.ts'
import { Composer } from '../composer/composer.tsx'
import { FictionalBar } from './fictional-bar.tsx'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import { PartnerPanel } from './partner-panel.tsx'
import { ThreadHead } from './thread-head.tsx'
import { useSafety } from './use-safety.tsx'
import { useOutgoing } from '../composer/use-outgoing.ts'

/**
 * A chat in which no one has written yet; after the first message the page shows the conversation
 * (CHAT-01, CHAT-05).
 */
export function NewChat({
  member,
  start,
}: {
  readonly member: string
  readonly start: ConversationStart
}) {
  const t = usePhrases<typeof en>('chat')
  const { profile, cost } = start
  const { outgoing, onTheWay } = useOutgoing(`member:${member}`)
  const safety = useSafety({ profile, conversation: null, messages: [] })
  const name = profile.name ?? t('member_gone')
  useMemberVisibility(safety.blocking ? null : member)
  return (
    <>
      <section className="chat-thread" aria-label={t('log.label', { name })}>
        <ThreadHead profile={profile} conversation={null} balance={cost.balance} safety={safety} />
        <div>
          <FictionalBar profile={profile} onAsk={safety.askIfReal} />
          {profile.state === 'active' ? <PrivateBar member={profile} /> : null}
        </div>
        <div className="chat-log">
          <div className="chat-messages">
            {onTheWay.length === 0 ? (
              <EmptyState
                figure="meeting"
                title={t('begin.title', { name })}
                text={cost.closed === null ? t('begin.text') : null}
              />
            ) : null}
            <ul>
              {onTheWay.map((message) => (
                <OutgoingBubble
                  key={message.id}
                  message={message}
                  outgoing={outgoing}
                  name={name}
                />
              ))}
            </ul>
          </div>
        </div>
        <Composer to={{ member }} profile={profile} cost={cost} before={0} ideas />
        {safety.dialogs}
      </section>
      <PartnerPanel profile={profile} safety={safety} />
    </>
  )
}
