import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useMessages } from 'use-intl'
import type { en } from '#features/members/staff/locales/en.ts'
import { officeGroups, type OfficeScreen } from '#ui/office-screen.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CaretDownBoldIcon } from '#ui/components/index.ts'
import { lookUpPhrase } from './office-frame.tsx'
import { useWaiting } from './use-waiting.ts'

/** With this many screens or fewer, group headings are left out. */
const fewScreens = 4

/**
 * The sidebar navigation: the screens of this role, grouped by task. On a phone it is behind a
 * button that names the current screen.
 */
export function SideBarNav({ screens }: { readonly screens: readonly OfficeScreen[] }) {
  const t = usePhrases<typeof en>('staff')
  const messages = useMessages() as Record<string, unknown>
  const { pathname } = useLocation()
  const waiting = useWaiting(screens)
  const [open, setOpen] = useState(false)
  const places = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const here = screens.find(({ path }) => path === pathname)
  const elsewhere = [...waiting].reduce(
    (sum, [path, { data }]) => (path === here?.path ? sum : sum + (data?.waiting ?? 0)),
    0,
  )
  useEffect(() => {
    setOpen(false)
    // If the entries do not all fit, the current one may be scrolled out of view.
    places.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="office-menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {here === undefined ? null : <here.icon />}
        <span>
          {t('shell.menu')}
          {here === undefined ? null : `: ${lookUpPhrase(messages, here.title)}`}
        </span>
        <Waiting count={elsewhere} />
        <CaretDownBoldIcon />
      </button>
      <nav
        ref={places}
        id={id}
        aria-label={t('shell.label')}
        className="office-places"
        data-open={open || undefined}
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !open) return
          setOpen(false)
          button.current?.focus()
        }}
      >
        {officeGroups.map((group) => (
          <Group
            key={group}
            group={group}
            named={group !== 'overview' && screens.length > fewScreens}
            screens={screens}
          >
            {(screen) => (
              <NavLink to={screen.path} className="office-place" onClick={() => setOpen(false)}>
                <screen.icon />
                <span>{lookUpPhrase(messages, screen.title)}</span>
                <Waiting count={waiting.get(screen.path)?.data?.waiting ?? 0} />
              </NavLink>
            )}
          </Group>
        ))}
      </nav>
    </>
  )
}

interface GroupProps {
  readonly group: OfficeScreen['group']
  readonly named: boolean
  readonly screens: readonly OfficeScreen[]
  readonly children: (screen: OfficeScreen) => ReactNode
}

/** A group's heading and screens; nothing if this role has none of them. */
function Group({ group, named, screens, children }: GroupProps) {
  const t = usePhrases<typeof en>('staff')
  const id = useId()
  const ownScreens = screens.filter((screen) => screen.group === group)
  if (ownScreens.length === 0) return null
  return (
    <div className="office-group">
      {named ? (
        <p id={id} className="office-group-name">
          {group === 'overview' ? null : t(`shell.groups.${group}`)}
        </p>
      ) : null}
      <ul aria-labelledby={named ? id : undefined}>
        {ownScreens.map((screen) => (
          <li key={screen.path}>{children(screen)}</li>
        ))}
      </ul>
    </div>
  )
}

/** The number of waiting items; nothing for zero. */
function Waiting({ count }: { readonly count: number }) {
  const t = usePhrases<typeof en>('staff')
  if (count === 0) return null
  return (
    <span className="office-count num">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('shell.waiting', { count })}</span>
    </span>
  )
}
