import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ErrorState, Skeleton } from '#ui/components/index.ts'
import { PrivateBar } from '#features/members/photos/web/index.ts'
import type { en } from '../../locales/en.ts'
import { useCurrentQuote } from '../changes/quoting.ts'
import { useMessageActions } from '../changes/use-message-actions.tsx'
import { ClosedFooter } from './closed-footer.tsx'
import { Composer } from '../composer/composer.tsx'
import { FictionalBar } from './fictional-bar.tsx'
import { MessageLog } from './message-log.tsx'
import { PartnerPanel } from './partner-panel.tsx'
import { ThreadHead } from './thread-head.tsx'
import { unknownPartner } from '../inbox/unknown-partner.ts'
import { useSafety } from './use-safety.tsx'
import { useOutgoing } from '../composer/use-outgoing.ts'
import { useThread } from './use-thread.ts'
import { useTyping } from '../composer/use-typing.ts'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { CallRefused } from '#platform/web/api/answer.ts'

/** An open conversation: partner, messages and composer (CHAT-01). */
export function ConversationView({ conversation }: { readonly conversation: string }) {
  const t = usePhrases<typeof en>('chat')
  const { latest, messages, error, again, hasNextPage, isFetchingNextPage, fetchNextPage, data } =
    useThread(conversation)
  const { outgoing, onTheWay } = useOutgoing(conversation)
  // Messages that started it but may not have arrived are still shown here.
  const begun = useOutgoing(`member:${latest?.profile.id ?? ''}`).onTheWay
  const typing = useTyping().has(conversation)
  const safety = useSafety({ profile: latest?.profile ?? unknownPartner, conversation, messages })
  useCurrentQuote(conversation, messages)
  const actions = useMessageActions(conversation, {
    messages,
    profile: latest?.profile ?? unknownPartner,
    cost: latest?.cost ?? null,
    marks: latest?.marks ?? null,
    safety,
  })
  useReloadWhenGone(error, safety.blocking)
  if (latest === undefined)
    return error ? (
      <Failed retry={again} words={{ title: t('log.failed'), retry: t('list.retry') }} />
    ) : (
      <Waiting />
    )
  return (
    <>
      <section
        className="chat-thread"
        aria-label={t('log.label', { name: latest.profile.name ?? t('member_gone') })}
      >
        <ThreadHead
          profile={latest.profile}
          conversation={conversation}
          balance={latest.cost.balance}
          muted={latest.muted}
          closable={
            latest.closed === null &&
            latest.profile.state === 'active' &&
            latest.cost.reason !== 'staff'
          }
          safety={safety}
        />
        <div>
          <FictionalBar profile={latest.profile} onAsk={safety.askIfReal} />
          {latest.profile.state === 'active' ? <PrivateBar member={latest.profile} /> : null}
        </div>
        <MessageLog
          conversation={conversation}
          profile={latest.profile}
          messages={messages}
          notices={data?.pages.flatMap(({ notices }) => notices) ?? []}
          onTheWay={begun.length === 0 ? onTheWay : [...begun, ...onTheWay]}
          outgoing={outgoing}
          safety={safety}
          actions={actions}
          marks={latest.marks}
          closed={latest.closed}
          typing={typing}
          limitReached={data?.pages.at(-1)?.limit_reached === true}
          earlier={
            hasNextPage ? { pending: isFetchingNextPage, show: () => void fetchNextPage() } : null
          }
        />
        {latest.cost.closed === 'chat.closed' && latest.closed !== null ? (
          <ClosedFooter
            conversation={conversation}
            closed={latest.closed}
            name={latest.profile.name ?? t('member_gone')}
          />
        ) : (
          <Composer
            to={{ conversation }}
            profile={latest.profile}
            cost={latest.cost}
            before={latest.marks.last}
          />
        )}
        {actions.layer}
        {safety.dialogs}
      </section>
      <PartnerPanel profile={latest.profile} safety={safety} />
    </>
  )
}

function Waiting() {
  return (
    <div className="m-auto grid w-full max-w-form gap-3 p-6">
      <Skeleton className="skeleton-xl h-10 w-3/5" />
      <Skeleton className="skeleton-xl ml-auto h-10 w-1/2" />
      <Skeleton className="skeleton-xl h-16 w-2/3" />
    </div>
  )
}

function Failed({ retry, words }: { retry: () => void; words: { title: string; retry: string } }) {
  return (
    <div className="m-auto">
      <ErrorState
        title={words.title}
        action={
          <Button variant="line" size="sm" onClick={retry}>
            {words.retry}
          </Button>
        }
      />
    </div>
  )
}

/**
 * Once an open conversation no longer exists, shows what a reload would show (CHAT-08). Not while
 * the reader is ending it, because they are redirected afterwards.
 */
function useReloadWhenGone(error: unknown, ending: boolean): void {
  const { revalidate } = useRevalidator()
  const isGone = error instanceof CallRefused && error.refusal.status === 404 && !ending
  useEffect(() => {
    if (isGone) void revalidate()
  }, [isGone, revalidate])
}
