import { Link } from 'react-router'
import { useLocale } from 'use-intl'
import { endonyms } from '#kernel/locale.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { type BrowserViewer, useSite } from '#platform/web/surroundings.ts'
import {
  AccountMenu,
  Cameo,
  CoinsIcon,
  EyeSlashIcon,
  GearIcon,
  SignOutIcon,
  UserIcon,
} from '#ui/components/index.ts'
import { chooseQuiet, useQuiet } from '#features/members/quiet-mode/web/index.ts'
import type { en as quietPhrases } from '#features/members/quiet-mode/locales/en.ts'
import { useChooseLanguage, useLogOut } from '#features/members/accounts/web/index.ts'
import type { en } from '../../locales/en.ts'
import { useTheme } from './use-theme.ts'

/** The member's own menu: profile, settings, appearance, language, log out. */
export function MemberMenu({ viewer }: { readonly viewer: BrowserViewer }) {
  const t = usePhrases<typeof en>('app')
  const logOut = useLogOut()
  const { theme, choose } = useTheme()
  const tq = usePhrases<typeof quietPhrases>('quiet_mode')
  const quiet = useQuiet() !== 'off'
  const { locales } = useSite()
  const locale = useLocale()
  const chooseLanguage = useChooseLanguage()
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
        ...(['system', 'light', 'dark'] as const).map((choice, index) => ({
          id: choice,
          label: t(`theme.${choice}`),
          checked: theme === choice,
          rule: index === 0,
          onSelect: () => choose(choice),
        })),
        // The language menu is in the top bar only where there is space for it.
        ...(locales.length < 2 ? [] : locales).map((language, index) => ({
          id: language,
          label: endonyms[language],
          lang: language,
          checked: language === locale,
          rule: index === 0,
          onSelect: () => void chooseLanguage(language),
        })),
        {
          id: 'log-out',
          label: t('nav.log_out'),
          icon: <SignOutIcon />,
          rule: true,
          onSelect: () => void logOut(),
        },
      ]}
    />
  )
}
