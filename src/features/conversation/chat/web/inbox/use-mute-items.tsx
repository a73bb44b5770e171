import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { toHours } from '#kernel/duration.ts'
import { BellIcon, BellSlashIcon, type MenuItem } from '#ui/components/index.ts'
import type { Partner } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import { muteSpanMs, muteSpans } from '../../rules/mute.ts'
import { useMute } from './use-mute.ts'

/** Menu entries that mute a conversation for a while or permanently, or unmute it. */
export function useMuteItems() {
  const t = usePhrases<typeof en>('chat')
  const mute = useMute()
  return (conversation: string, profile: Partner, muted: string | null): MenuItem[] => {
    const name = profile.name ?? t('member_gone')
    if (muted !== null)
      return [
        {
          id: 'unmute',
          label: t('mute.off'),
          icon: <BellIcon />,
          onSelect: () => void mute(conversation, name, 'off'),
        },
      ]
    return muteSpans.map((span) => ({
      id: `mute-${span}`,
      label: t(`mute.${span}`, { hours: toHours(muteSpanMs.eight_hours) }),
      icon: <BellSlashIcon />,
      onSelect: () => void mute(conversation, name, span),
    }))
  }
}
