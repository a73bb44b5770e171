import { Link, NavLink, useMatch } from 'react-router'
import { useSignUp } from '#features/members/accounts/web/index.ts'
import { NavCredits } from '#features/money/credits/web/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import {
  ButtonLink,
  MagnifyingGlassBoldIcon,
  MagnifyingGlassIcon,
  NavItem,
  NavIcon,
  TopBar,
} from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { BackButton, LanguageMenu, MemberMenu } from './frame-parts.ts'
import { useNavEntries } from './nav-entries.tsx'

/**
 * The top bar (NAV-03). It shows only pages that exist, and no navigation while a sign-up awaits
 * confirmation.
 */
export function TopNavigation() {
  const t = usePhrases<typeof en>('app')
  const site = useSite()
  const viewer = useViewer()
  const waiting = useMatch('/complete-signup') !== null
  const onStage = useMatch('/swipe-game') !== null
  return (
    <TopBar
      className={onStage ? 'stage' : undefined}
      name={site.name}
      home={viewer === null ? '/' : '/members'}
      homeAs={Link}
      before={<BackButton />}
      navLabel={t('nav.label')}
      nav={
        waiting ? undefined : viewer !== null ? (
          <MemberPlaces />
        ) : site.searchOpen ? (
          <VisitorPlaces />
        ) : undefined
      }
    >
      {waiting ? null : (
        <>
          {viewer === null || viewer.staff ? null : (
            <NavCredits hrefs={{ credits: '/credits', premium: '/premium' }} />
          )}
          <LanguageMenu className={viewer === null ? 'icon-btn' : 'icon-btn from-lg'} />
          {viewer === null ? <VisitorLinks /> : <MemberMenu viewer={viewer} />}
        </>
      )}
    </TopBar>
  )
}

function MemberPlaces() {
  return useNavEntries().map((place) => (
    <NavItem key={place.to} as={place.current === undefined ? NavLink : Link} {...place} />
  ))
}

function VisitorPlaces() {
  const t = usePhrases<typeof en>('app')
  return (
    <NavItem
      as={NavLink}
      to="/members"
      icon={<NavIcon rest={<MagnifyingGlassIcon />} here={<MagnifyingGlassBoldIcon />} />}
      label={t('nav.members')}
    />
  )
}

function VisitorLinks() {
  const t = usePhrases<typeof en>('app')
  const { link } = useSignUp()
  return (
    <>
      <ButtonLink as={Link} to="/login" variant="ghost" size="sm">
        {t('nav.log_in')}
      </ButtonLink>
      <ButtonLink as={Link} {...link} size="sm" className="from-md">
        {t('nav.sign_up')}
      </ButtonLink>
      <ButtonLink as={Link} to="/signup" size="sm" className="topbar-join below-md">
        {t('nav.sign_up_short')}
      </ButtonLink>
    </>
  )
}
