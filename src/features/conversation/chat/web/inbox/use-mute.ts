import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTimeZone } from 'use-intl'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useToast } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import type { MuteSpan } from '../../rules/mute.ts'
import { calls } from '../calls.ts'
import { listKey } from './list-query.ts'
import { threadKey } from '../thread/thread-query.ts'

/** Mutes or unmutes a conversation, and says until when. */
export function useMute() {
  const t = usePhrases<typeof en>('chat')
  const toast = useToast()
  const cache = useQueryClient()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { ask } = calls.useAction('chat.mute')

  return async function mute(conversation: string, name: string, span: MuteSpan | 'off') {
    const answer = await ask({ conversation, for: span })
    void cache.invalidateQueries({ queryKey: listKey })
    void cache.invalidateQueries({ queryKey: threadKey(conversation) })
    if (!answer.ok) return void toast.show({ tone: 'danger', text: t('mute.failed') })
    const { muted, unread } = answer.value
    cache.setQueryData(
      ['chat.count_unread', {}],
      (known: object | undefined) => known && { ...known, unread },
    )
    if (muted === null) return void toast.show({ text: t('mute.done_off', { name }) })
    const zone = timeZone === undefined ? {} : { timeZone }
    const formattedEnd = new Intl.DateTimeFormat(locale, {
      ...zone,
      ...(span === 'week' && ({ weekday: 'long', day: 'numeric', month: 'long' } as const)),
      hour: 'numeric',
      minute: '2-digit',
    })
    toast.show({
      text:
        muted === 'always'
          ? t('mute.done_always', { name })
          : t('mute.done', { name, until: formattedEnd.format(new Date(muted)) }),
      action: { label: t('remove.undo'), onAction: () => void mute(conversation, name, 'off') },
    })
  }
}
