import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { Message, Partner } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import type { en as changesEn } from '../../locales/message-changes/en.ts'
import { chooseAnnouncement } from '../../rules/choose-announcement.ts'
import type { Outgoing } from '../composer/outgoing.ts'
import { useDayFormat } from './use-day-format.ts'
import type { en as warnings } from '#features/safety/message-safety/locales/warnings/en.ts'

interface LogVoiceProps {
  readonly profile: Partner
  readonly messages: readonly Message[]
  readonly onTheWay: readonly Outgoing[]
}

/** How long messages are collected before they are announced together, in milliseconds. */
const gatherMs = 700

/**
 * Announces new messages to screen readers, politely and in batches; the log itself is silent.
 * History, the reader's own messages, marks and a countdown change the log too, and announcing them
 * would drown out the messages.
 */
export function LogAnnouncer({ profile, messages, onTheWay }: LogVoiceProps) {
  const t = usePhrases<typeof en>('chat')
  const { time } = useDayFormat()
  const { undoSeconds } = useSite()
  const toText = useAnnouncedText(profile.name ?? t('member_gone'))
  const [said, setSaid] = useState('')
  const last = messages.at(-1)?.seq ?? 0
  const announcedSeq = useRef(last)
  const name = [profile.name ?? t('member_gone'), profile.label].filter(Boolean).join(', ')

  const announce = useEffectEvent(() => {
    const news = chooseAnnouncement(messages, announcedSeq.current)
    announcedSeq.current = last
    if (news === null) return
    if ('count' in news) return setSaid(`${name}: ${t('log.new', { count: news.count })}`)
    setSaid(
      news.whole
        .map((message) => `${t('log.from', { name, time: time(message.at) })}: ${toText(message)}`)
        .join('\n'),
    )
  })
  useEffect(() => {
    if (last <= announcedSeq.current) return
    const timer = setTimeout(() => announce(), gatherMs)
    return () => clearTimeout(timer)
  }, [last])

  // The option to undo is announced once, not every second.
  const heldId = onTheWay.findLast(({ state }) => state === 'held')?.id
  useEffect(() => {
    if (heldId !== undefined) setSaid(t('state.held', { seconds: undoSeconds }))
  }, [heldId, t, undoSeconds])

  return (
    <p className="sr-only" aria-live="polite" data-voice="">
      {said}
    </p>
  )
}

/**
 * Returns the text announced to screen readers for a partner's message; hidden words stay hidden.
 */
function useAnnouncedText(name: string): (message: Message) => string {
  const t = usePhrases<typeof en>('chat')
  const tw = usePhrases<typeof warnings>('warnings')
  const tc = usePhrases<typeof changesEn>('message_changes')
  return ({ kind, text, hidden, drawing, withdrawn, deleted }) => {
    if (deleted) return tc('deleted_by_them', { name })
    if (hidden) return tw('hidden')
    if (withdrawn) return t('withdrawn.theirs')
    if (kind === 'text') return text
    if (kind === 'photo') return text === '' ? t('list.photo') : `${t('list.photo')}, ${text}`
    if (drawing === null) return t('pick.gone')
    return kind === 'gift'
      ? t('list.gift', { what: drawing.name })
      : t('list.gif', { what: drawing.name })
  }
}
