import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Answer } from '#platform/web/api/answer.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, MaskHappyIcon, SparkleIcon, TextArea, useToast } from '#ui/components/index.ts'
import type { OpenedConversation } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { readDraft, saveDraft } from './drafts.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { maxInARow } from '../rules/claims.ts'

interface ReplyBoxProps {
  readonly opened: OpenedConversation
  /** Why the conversation is no longer claimed by this agent. */
  readonly lostReason: string | undefined
  readonly onSent: () => void
  readonly onTyped: () => void
  readonly onLeave: () => void
}

/**
 * The reply field, the ready-made honest reply, and handing over. A refused text stays in the
 * field, with the reason.
 */
export function ReplyBox({ opened, lostReason, onSent, onTyped, onLeave }: ReplyBoxProps) {
  const t = usePhrases<typeof en>('persona_desk')
  const toast = useToast()
  const { conversation, profile, member } = opened
  const replyAction = calls.useAction('persona_desk.reply')
  const honest = calls.useAction('persona_desk.send_honest_reply')
  const machine = calls.useAction('persona_desk.draft')
  const pause = calls.useAction('persona_desk.request_pause')
  const { date, time } = useFormat()
  const [text, setText] = useState(() => readDraft(conversation))
  const [error, setError] = useState<string>()
  const [handing, setHanding] = useState(false)
  // One id per text, so that retrying after a lost response never sends twice.
  const ids = useRef({
    own: crypto.randomUUID(),
    honest: crypto.randomUUID(),
    pause: crypto.randomUUID(),
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const fieldId = useId()
  useEffect(() => field.current?.focus(), [])

  const closed =
    lostReason ??
    (opened.closed === null
      ? undefined
      : t(`refusals.${toShortCode(opened.closed)}`, { most: maxInARow }))
  const honestOnlyReason =
    lostReason ??
    (opened.closed === 'persona_desk.member_left' ? t('refusals.member_left') : undefined)
  const pending = replyAction.pending || honest.pending
  // The reason for disabling is stated once, in the field; the buttons refer to it.
  const off = (reason: string | undefined) =>
    reason === undefined ? {} : { 'aria-disabled': true, 'aria-describedby': `${fieldId}-error` }

  function write(next: string) {
    setText(next)
    saveDraft(conversation, next)
    setError(undefined)
    ids.current.own = crypto.randomUUID()
    onTyped()
  }

  function handleAnswer(answer: Answer<unknown>): boolean {
    setError(answer.ok ? undefined : answer.refusal.message)
    if (answer.ok) toast.show({ text: t('thread.sent', { name: member.name }), tone: 'success' })
    onSent()
    return answer.ok
  }

  async function send() {
    if (pending || closed !== undefined) return
    if (text.trim() === '') return setError(t('refusals.empty'))
    if (handleAnswer(await replyAction.ask({ conversation, id: ids.current.own, text }))) write('')
    field.current?.focus()
  }

  async function sendHonest() {
    if (pending) return
    if (handleAnswer(await honest.ask({ conversation, id: ids.current.honest })))
      ids.current.honest = crypto.randomUUID()
    field.current?.focus()
  }

  async function propose() {
    const answer = await machine.ask({ conversation })
    if (!answer.ok) return setError(answer.refusal.message)
    write(answer.value.text)
    toast.show({ text: t('thread.drafted') })
    field.current?.focus()
  }

  async function warn() {
    const answer = await pause.ask({ conversation, id: ids.current.pause })
    if (!answer.ok) return setError(answer.refusal.message)
    const { until } = answer.value
    toast.show({
      text: t('thread.pause_done', { name: member.name, date: date(until), time: time(until) }),
      tone: 'success',
    })
    onSent()
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!hasKeys()) return
    event.preventDefault()
    void send()
  }

  return (
    <form
      className="desk-reply"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        ref={field}
        id={fieldId}
        label={t('thread.reply')}
        hint={hasKeys() ? t('thread.keys') : undefined}
        error={error ?? closed}
        rows={3}
        maxLength={opened.message_length}
        lang={member.locale}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        countText={(_, most) => `${text.length} / ${most}`}
      />
      <p className="desk-honest" lang={member.locale} id="desk-honest">
        {opened.honest_reply}
      </p>
      <div className="desk-row">
        <Button
          variant="line"
          icon={<MaskHappyIcon />}
          aria-describedby="desk-honest"
          loading={honest.pending}
          loadingLabel={t('thread.sending')}
          {...off(honestOnlyReason)}
          onClick={() => void sendHonest()}
        >
          {t('thread.honest')}
        </Button>
        {opened.ai_available ? (
          <Button
            variant="line"
            icon={<SparkleIcon />}
            loading={machine.pending}
            loadingLabel={t('thread.drafting')}
            {...off(closed)}
            onClick={() => void propose()}
          >
            {t('thread.draft')}
          </Button>
        ) : null}
        {opened.paused_until === null ? (
          <Button
            variant="ghost"
            loading={pause.pending}
            loadingLabel={t('thread.sending')}
            {...off(lostReason)}
            onClick={() => void warn()}
          >
            {t('thread.pause')}
          </Button>
        ) : null}
        <Button variant="ghost" {...off(lostReason)} onClick={() => setHanding(true)}>
          {t('thread.hand_over')}
        </Button>
        <Button
          type="submit"
          className="desk-send"
          loading={replyAction.pending}
          loadingLabel={t('thread.sending')}
          {...off(closed)}
        >
          {t('thread.send', { name: profile.name })}
        </Button>
      </div>
      <HandOverDialog
        conversation={conversation}
        open={handing}
        onClose={() => setHanding(false)}
        onDone={onLeave}
      />
    </form>
  )
}

/** Whether there is a keyboard: on a phone Enter starts a new line. */
function hasKeys(): boolean {
  return matchMedia('(pointer: fine)').matches
}

function toShortCode(
  closed: NonNullable<OpenedConversation['closed']>,
): 'member_left' | 'their_turn' {
  return closed === 'persona_desk.member_left' ? 'member_left' : 'their_turn'
}
