import { Link } from 'react-router'
import { useLocale } from 'use-intl'
import { endonyms, type Locale } from '#kernel/locale.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { type BrowserViewer, useSite } from '#platform/web/surroundings.ts'
import {
  AccountMenu,
  Cameo,
  CoinsIcon,
  DesktopIcon,
  EyeSlashIcon,
  GearIcon,
  GlobeIcon,
  MoonIcon,
  SignOutIcon,
  SunIcon,
  TrashIcon,
  UserIcon,
} from '#ui/components/index.ts'
import { chooseQuiet, useQuiet } from '#features/members/quiet-mode/web/index.ts'
import type { en as quietPhrases } from '#features/members/quiet-mode/locales/en.ts'
import { useLogOut } from '#features/members/accounts/web/index.ts'
import type { en } from '../../locales/en.ts'
import { useTheme } from './use-theme.ts'

const themes = [
  ['system', <DesktopIcon key="system" />],
  ['light', <SunIcon key="light" />],
  ['dark', <MoonIcon key="dark" />],
] as const

/**
 * The member's own menu, short enough to be seen whole on a phone: profile, settings, orders, quiet
 * mode, appearance, language, logging out and deleting the account.
 */
export function MemberMenu({ viewer }: { readonly viewer: BrowserViewer }) {
  const t = usePhrases<typeof en>('app')
  const logOut = useLogOut()
  const { theme, choose } = useTheme()
  const tq = usePhrases<typeof quietPhrases>('quiet_mode')
  const quiet = useQuiet() !== 'off'
  const { locales } = useSite()
  const locale = useLocale()
  const { name, main_image: photo } = viewer.profile
  return (
    <AccountMenu
      label={t('nav.account')}
      name={name}
      cameo={<Cameo size="xs" name={name} src={photo?.thumb_filename} />}
      items={[
        {
          id: 'profile',
          label: t('nav.my_profile'),
          icon: <UserIcon />,
          href: '/profile',
          as: Link,
        },
        {
          id: 'settings',
          label: t('nav.settings'),
          icon: <GearIcon />,
          href: '/notifications',
          as: Link,
        },
        {
          id: 'orders',
          label: t('nav.orders'),
          icon: <CoinsIcon />,
          href: '/transactions',
          as: Link,
        },
        {
          id: 'quiet',
          label: tq(quiet ? 'turn_off' : 'turn_on'),
          icon: <EyeSlashIcon />,
          onSelect: () => chooseQuiet(quiet ? 'off' : 'keep_session'),
        },
        {
          id: 'theme',
          label: t('theme.label'),
          icon: <MoonIcon />,
          rule: true,
          options: themes.map(([value, icon]) => ({
            id: value,
            label: t(`theme.${value}`),
            icon,
            checked: theme === value,
            onSelect: () => choose(value),
          })),
        },
        ...(locales.length < 2
          ? []
          : [
              {
                id: 'language',
                label: t('nav.language'),
                icon: <GlobeIcon />,
                state: endonyms[locale as Locale],
                href: '/notifications/display#language',
                as: Link,
              },
            ]),
        {
          id: 'log-out',
          label: t('nav.log_out'),
          icon: <SignOutIcon />,
          rule: true,
          onSelect: () => void logOut(),
        },
        {
          id: 'delete',
          label: t('nav.delete_account'),
          icon: <TrashIcon />,
          href: '/notifications/delete',
          as: Link,
        },
      ]}
    />
  )
}
