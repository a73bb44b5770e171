import { hasPermission } from '#features/members/staff/index.ts'
import { useState } from 'react'
import { useMe } from '#features/members/staff/office/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import {
  Alert,
  Button,
  Cameo,
  ErrorState,
  FictionalTag,
  MaskHappyFillIcon,
  Skeleton,
  Tag,
} from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { Lines } from './lines.tsx'
import { ReplyBox } from './reply-box.tsx'
import { SidePanel } from './side-panel.tsx'
import { useClaimedConversation } from './use-claimed-conversation.ts'

interface ConversationProps {
  readonly conversation: string
  readonly onLeave: () => void
}

/**
 * A conversation: the profile and the member, the rules, the messages and the reply, with the
 * character sheet next to it.
 */
export function Conversation({ conversation, onLeave }: ConversationProps) {
  const t = usePhrases<typeof en>('persona_desk')
  const { language, date, time } = useFormat()
  const [takeOver, setTakeOver] = useState(false)
  const state = useClaimedConversation(conversation, takeOver)
  const leads = hasPermission(useMe()?.role ?? '', 'persona_desk.lead')
  const { opened, refused, lost, stale } = state

  if (opened === undefined)
    return (
      <section className="office-desk">
        {refused === null ? (
          <div
            className="grid content-start gap-4 p-6"
            role="status"
            aria-label={t('thread.opening')}
          >
            <Skeleton className="skeleton-sm h-14 w-full" />
            <Skeleton className="skeleton-md h-20 w-2/3" />
            <Skeleton className="skeleton-md ml-auto h-20 w-2/3" />
          </div>
        ) : (
          <ErrorState
            title={t('thread.not_opened')}
            text={refused.message}
            action={
              <div className="desk-row">
                <Button variant="line" onClick={onLeave}>
                  {t('thread.back')}
                </Button>
                {refused.code === 'persona_desk.claimed' && leads ? (
                  <Button onClick={() => setTakeOver(true)}>{t('thread.take_over')}</Button>
                ) : refused.status === 409 ? null : (
                  <Button onClick={state.again}>{t('queue.retry')}</Button>
                )}
              </div>
            }
          />
        )}
      </section>
    )
  const { member, profile } = opened
  const named = ({ name, age }: { name: string; age: number | null }) =>
    age === null ? name : t('thread.name_age', { name, age })
  return (
    <>
      <section
        className="office-desk desk"
        aria-label={t('thread.log', { member: member.name, profile: profile.name })}
      >
        <header className="desk-head">
          <Cameo name={profile.name} src={profile.picture ?? undefined} size="lg" fictional />
          <div className="desk-who">
            <b>{t('thread.writes_as', { name: named(profile) })}</b>
            <span className="desk-tags">
              <span lang={member.locale}>
                <FictionalTag label={profile.label} />
              </span>
              {profile.generated ? <Tag look="quiet">{t('thread.generated')}</Tag> : null}
            </span>
          </div>
          <div className="desk-whom">
            <h2>{named(member)}</h2>
            <span>{t('thread.reads', { language: language(member.locale) })}</span>
          </div>
        </header>
        <p className="desk-rules">
          <MaskHappyFillIcon />
          {t('thread.rules')}
        </p>
        <Lines opened={opened} />
        <div className="desk-foot">
          {opened.paused_until === null ? null : (
            <Alert tone="warn">
              {t('thread.paused', {
                date: date(opened.paused_until),
                time: time(opened.paused_until),
              })}
            </Alert>
          )}
          {stale === null ? null : (
            <Alert tone="warn" announce>
              {t('thread.stale', { why: stale.message })}
            </Alert>
          )}
          {lost === null ? null : (
            <Alert
              tone="warn"
              announce
              action={
                <Button variant="line" size="sm" onClick={state.again}>
                  {t('thread.again')}
                </Button>
              }
            >
              {t('thread.lost')}
            </Alert>
          )}
          <ReplyBox
            opened={opened}
            lostReason={lost?.message}
            onSent={state.refresh}
            onTyped={state.typed}
            onLeave={onLeave}
          />
        </div>
      </section>
      <SidePanel opened={opened} leads={leads} onSaved={state.refresh} />
    </>
  )
}
