import type { ReactNode } from 'react'
import { useMatch } from 'react-router'
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
  badgeText,
} from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { useEffect } from 'react'

const titlePrefix = /^\(\d+\+?\) /

/**
 * Prefixes the document title with the number of new items, "(3) Messages · Minuet", and keeps it
 * when a page changes the title (NTF-05).
 */
function useTitleCount(count: number): void {
  useEffect(() => {
    const badge = badgeText(count)
    const write = () => {
      const plain = document.title.replace(titlePrefix, '')
      const title = badge === '' ? plain : `(${badge}) ${plain}`
      if (document.title !== title) document.title = title
    }
    write()
    const watch = new MutationObserver(write)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      document.title = document.title.replace(titlePrefix, '')
    }
  }, [count])
}

/** An entry of a member's navigation. */
export interface NavEntry {
  readonly to: string
  readonly label: string
  readonly icon: ReactNode
  readonly badge?: ReactNode
  /** Whether it is the current page; undefined if that follows from its address. */
  readonly current?: boolean | undefined
}

/**
 * A member's navigation entries with their counts (NAV-03); used by the top bar and by the phone's
 * tab bar.
 */
export function useNavEntries(): readonly NavEntry[] {
  const t = usePhrases<typeof en>('app')
  // A chat that has not started has an address below the member's page, but is one of the messages.
  const isNewChat = useMatch('/members/:member/chat') !== null
  return [
    {
      to: '/members',
      current: isNewChat ? false : undefined,
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
      current: isNewChat || undefined,
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

/** Browsers that support a badge on the icon of an installed app. */
interface Badging {
  readonly setAppBadge?: (count: number) => Promise<void>
  readonly clearAppBadge?: () => Promise<void>
}

/**
 * Shows the number of new items on the installed app's icon (NTF-05); does nothing where
 * unsupported.
 */
function useAppBadge(count: number): void {
  useEffect(() => setBadge(count), [count])
  // Logging out clears the badge.
  useEffect(() => () => setBadge(0), [])
}

function setBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Badging
  try {
    const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator)
    done?.catch(() => {})
  } catch {
    // Blocked or switched off; the title and the navigation show the count too.
  }
}
