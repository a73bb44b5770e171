import './gallery.css'
import { Coin } from '../../icons/coin.tsx'
import {
  ChatCircleFillIcon,
  ChatCircleIcon,
  CrownSimpleFillIcon,
  GlobeIcon,
  HeartFillIcon,
  HeartIcon,
  MagnifyingGlassBoldIcon,
  MagnifyingGlassIcon,
  SignOutIcon,
  UserCircleFillIcon,
  UserCircleIcon,
} from '../../icons/icons.tsx'
import { AccountMenu } from '../account-menu.tsx'
import { Badge } from '../badge.tsx'
import { Cameo } from '../cameo.tsx'
import { CreditsPill } from '../credits-pill.tsx'
import { Footer } from '../footer.tsx'
import { Menu } from '../menu.tsx'
import { NavItem, NavIcon, TabItem } from '../nav-item.tsx'
import { ShowMore } from '../show-more.tsx'
import { TabBar } from '../tab-bar.tsx'
import { TopBar } from '../top-bar.tsx'
import type { Faces } from './faces.ts'

const places = [
  {
    id: 'members',
    label: 'Members',
    icon: <NavIcon rest={<MagnifyingGlassIcon />} here={<MagnifyingGlassBoldIcon />} />,
  },
  {
    id: 'likes',
    label: 'Likes',
    icon: <NavIcon rest={<HeartIcon />} here={<HeartFillIcon />} />,
    badge: <Badge count={5} label="5 new" />,
  },
  {
    id: 'chats',
    label: 'Messages',
    icon: <NavIcon rest={<ChatCircleIcon />} here={<ChatCircleFillIcon />} />,
  },
]

/** The frame of a page. */
export function FrameSpecimens({ faces, theme }: { faces: Faces; theme: string }) {
  return (
    <div className="divider-above">
      <TopBar
        name="minuet"
        home="#home"
        navLabel={`Main, ${theme}`}
        nav={places.map((place, at) => (
          <NavItem
            key={place.id}
            href={`#${place.id}`}
            label={place.label}
            icon={place.icon}
            badge={place.badge}
            current={at === 0}
          />
        ))}
      >
        <CreditsPill href="#premium" icon={<CrownSimpleFillIcon />} className="from-sm">
          Get Premium
        </CreditsPill>
        <CreditsPill href="#credits" icon={<Coin />}>
          24
        </CreditsPill>
        <Menu
          aria-label="Language"
          className="icon-btn from-lg"
          items={[{ id: 'en', label: 'English', checked: true }]}
        >
          <GlobeIcon />
        </Menu>
        <AccountMenu
          label="Your account"
          name="Jonas"
          cameo={<Cameo name="Jonas" src={faces.jonas} size="xs" />}
          items={[{ id: 'out', label: 'Log out', icon: <SignOutIcon /> }]}
        />
      </TopBar>
      <div className="px-5 pb-8">
        <ShowMore href="#more">Show more</ShowMore>
      </div>
      <Footer
        role="group"
        name="minuet"
        about="For adults (18+). Some profiles on this site are fictional and are always labelled."
        groups={[
          {
            title: 'Rules',
            links: [
              { href: '#terms', label: 'Terms' },
              { href: '#privacy', label: 'Privacy' },
            ],
          },
          {
            title: 'Help',
            links: [
              { href: '#support', label: 'Support' },
              { href: '#withdraw', label: 'Withdraw from contract here', strong: true },
            ],
          },
        ]}
      />
      <TabBar label={`Places, ${theme}`} className="gallery-tab-bar">
        {[
          ...places,
          {
            id: 'me',
            label: 'Me',
            icon: <NavIcon rest={<UserCircleIcon />} here={<UserCircleFillIcon />} />,
            badge: undefined,
          },
        ].map((place, at) => (
          <TabItem
            key={place.id}
            href={`#${place.id}`}
            label={place.label}
            icon={place.icon}
            badge={place.badge}
            current={at === 1}
          />
        ))}
      </TabBar>
    </div>
  )
}
