import { useLocation } from 'react-router'
import { useLocale } from 'use-intl'
import { endonyms } from '#kernel/locale.ts'
import type { Me } from '#features/members/staff/contract.ts'
import type { en } from '#features/members/staff/locales/en.ts'
import { useLogOut } from '#features/members/staff/office/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Button, GlobeIcon, Menu, MoonIcon, SignOutIcon, useToast } from '#ui/components/index.ts'
import { useTheme } from '../web/layout/use-theme.ts'

/** The site, the logged-in staff member, language, appearance, and log out. */
export function SideBarFoot({ me }: { readonly me: Me | undefined }) {
  const t = usePhrases<typeof en>('staff')
  const { name } = useSite()
  const toast = useToast()
  const { logOut, pending } = useLogOut()
  async function leave() {
    const failed = await logOut()
    if (failed !== null) toast.show({ text: failed, tone: 'danger' })
  }
  return (
    <div className="office-foot">
      <p className="office-whose">
        <span>{t('shell.site')}</span>
        <b>{name}</b>
      </p>
      {me === undefined ? null : (
        <p className="office-whose">
          <span>{t(`roles.${me.role}`)}</span>
          <b>{me.name}</b>
        </p>
      )}
      <div className="office-acts">
        <LanguageMenu />
        <ThemeMenu />
        <Button
          variant="ghost"
          size="sm"
          icon={<SignOutIcon />}
          loading={pending}
          loadingLabel={t('shell.loading')}
          onClick={() => void leave()}
        >
          {t('shell.log_out')}
        </Button>
      </div>
    </div>
  )
}

function LanguageMenu() {
  const t = usePhrases<typeof en>('staff')
  const { locales } = useSite()
  const { pathname } = useLocation()
  const current = useLocale()
  return (
    <Menu
      className="icon-btn"
      align="start"
      aria-label={t('shell.language')}
      items={locales.map((locale) => ({
        id: locale,
        label: endonyms[locale],
        lang: locale,
        checked: locale === current,
        href: `${pathname}?locale=${locale}`,
      }))}
    >
      <GlobeIcon />
    </Menu>
  )
}

function ThemeMenu() {
  const t = usePhrases<typeof en>('staff')
  const { theme, choose } = useTheme()
  return (
    <Menu
      className="icon-btn"
      align="start"
      aria-label={t('shell.theme')}
      items={(['system', 'light', 'dark'] as const).map((one) => ({
        id: one,
        label: t(`shell.themes.${one}`),
        checked: one === theme,
        onSelect: () => choose(one),
      }))}
    >
      <MoonIcon />
    </Menu>
  )
}
