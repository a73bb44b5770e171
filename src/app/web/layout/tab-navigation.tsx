import { Link, NavLink, useMatch } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import {
  NavIcon,
  TabBar,
  TabItem,
  UserCircleFillIcon,
  UserCircleIcon,
} from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { useNavEntries } from './nav-entries.tsx'

/** A member's navigation at the bottom of a phone screen. */
export function TabNavigation() {
  // The whole menu is hidden while a sign-up awaits confirmation (NAV-03).
  const waiting = useMatch('/complete-signup') !== null
  return useViewer() === null || waiting ? null : <Tabs />
}

function Tabs() {
  const t = usePhrases<typeof en>('app')
  const places = useNavEntries()
  return (
    <TabBar label={t('nav.tabs')}>
      {places.map((place) => (
        <TabItem key={place.to} as={place.current === undefined ? NavLink : Link} {...place} />
      ))}
      <TabItem
        as={NavLink}
        to="/profile"
        icon={<NavIcon rest={<UserCircleIcon />} here={<UserCircleFillIcon />} />}
        label={t('nav.me')}
      />
    </TabBar>
  )
}
