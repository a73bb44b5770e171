import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { Message, Partner } from '../contract/chat.ts'
import type { en } from '../locales/en.ts'
import { whatToSay } from '../rules/what-to-say.ts'
import type { Outgoing } from './outgoing.ts'
import { useDayWords } from './use-day-words.ts'
import { useSaidWords } from './use-said-words.ts'

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
export function LogVoice({ profile, messages, onTheWay }: LogVoiceProps) {
  const t = usePhrases<typeof en>('chat')
  const { time } = useDayWords()
  const { undoSeconds } = useSite()
  const words = useSaidWords()
  const [said, setSaid] = useState('')
  const last = messages.at(-1)?.seq ?? 0
  const known = useRef(last)
  const name = [profile.name ?? t('member_gone'), profile.label].filter(Boolean).join(', ')

  const tell = useEffectEvent(() => {
    const news = whatToSay(messages, known.current)
    known.current = last
    if (news === null) return
    if ('count' in news) return setSaid(`${name}: ${t('log.new', { count: news.count })}`)
    setSaid(
      news.whole.map((message) => `${t('log.from', { name, time: time(message.at) })}: ${words(message)}`).join('\n'),
    )
  })
  useEffect(() => {
    if (last <= known.current) return
    const timer = setTimeout(() => tell(), gatherMs)
    return () => clearTimeout(timer)
  }, [last])

  // That it can be undone is announced once, not every second.
  const held = onTheWay.findLast(({ state }) => state === 'held')?.id
  useEffect(() => {
    if (held !== undefined) setSaid(t('state.held', { seconds: undoSeconds }))
  }, [held, t, undoSeconds])

  return (
    <p className="sr-only" aria-live="polite" data-voice="">
      {said}
    </p>
  )
}
