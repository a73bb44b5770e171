import type { ReactNode } from 'react'
import { useUnread } from '#features/conversation/chat/web/index.ts'
import { LikesBadge, useLikeCounts } from '#features/discovery/likes/web/index.ts'
import { useQuiet } from '#features/members/quiet-mode/web/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  Badge,
  CardsThreeFillIcon,
  CardsThreeIcon,
  ChatCircleFillIcon,
  ChatCircleIcon,
  HeartFillIcon,
  HeartIcon,
  MagnifyingGlassBoldIcon,
  MagnifyingGlassIcon,
  NavIcon,
} from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { useAppBadge } from './use-app-badge.ts'
import { useTitleCount } from './use-title-count.ts'

/** An entry of a member's navigation. */
export interface NavEntry {
  readonly to: string
  readonly label: string
  readonly icon: ReactNode
  readonly badge?: ReactNode
}

/**
 * A member's navigation entries with their counts (NAV-03); used by the top bar and by the phone's
 * tab bar.
 */
export function useNavEntries(): readonly NavEntry[] {
  const t = usePhrases<typeof en>('app')
  return [
    {
      to: '/members',
      label: t('nav.members'),
      icon: <NavIcon rest={<MagnifyingGlassIcon />} here={<MagnifyingGlassBoldIcon />} />,
    },
    {
      to: '/swipe-game',
      label: t('nav.swipe'),
      icon: <NavIcon rest={<CardsThreeIcon />} here={<CardsThreeFillIcon />} />,
    },
    {
      to: '/likes',
      label: t('nav.likes'),
      icon: <NavIcon rest={<HeartIcon />} here={<HeartFillIcon />} />,
      badge: <LikesBadge />,
    },
    {
      to: '/chats',
      label: t('nav.messages'),
      icon: <NavIcon rest={<ChatCircleIcon />} here={<ChatCircleFillIcon />} />,
      badge: <UnreadBadge />,
    },
  ]
}

function UnreadBadge() {
  const t = usePhrases<typeof en>('app')
  const unread = useUnread()
  const { totalNew } = useLikeCounts()
  // In quiet mode neither the title nor the app icon reveals new messages.
  const outside = useQuiet() === 'off' ? unread + totalNew : 0
  useTitleCount(outside)
  useAppBadge(outside)
  return <Badge count={unread} label={t('nav.unread', { count: unread })} />
}
