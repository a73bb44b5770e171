import './settings.css'
import '#ui/styles/components/places.css'
import { type FocusEvent, Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  BellIcon,
  ChipLink,
  CoinsIcon,
  CreditCardIcon,
  DesktopIcon,
  DeviceMobileIcon,
  EyeSlashIcon,
  ImagesIcon,
  MapPinIcon,
  PencilSimpleIcon,
  PhoneIcon,
  ShieldCheckIcon,
  TrashIcon,
  UserCircleCheckFillIcon,
  UserCircleIcon,
} from '#ui/components/index.ts'
import type { en } from './locales/en.ts'
import { type SettingsSection, settingsSections } from './settings-sections.ts'

const icons: Readonly<Record<SettingsSection, ReactNode>> = {
  account: <UserCircleIcon />,
  phone: <PhoneIcon />,
  location: <MapPinIcon />,
  devices: <DesktopIcon />,
  privacy: <ShieldCheckIcon />,
  push: <BellIcon />,
  app: <DeviceMobileIcon />,
  quiet: <EyeSlashIcon />,
  limits: <CoinsIcon />,
  cards: <CreditCardIcon />,
  mandates: <PencilSimpleIcon />,
  data: <ImagesIcon />,
  delete: <TrashIcon />,
}

/**
 * The navigation of the settings. If the sections do not all fit, the row is scrolled so that the
 * open one is centred.
 */
export function SettingsNav({ at }: { readonly at: SettingsSection }) {
  const t = usePhrases<typeof en>('settings')
  const row = useRef<HTMLUListElement>(null)

  useLayoutEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (row.current && here)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2
  }, [at])

  return (
    <nav aria-label={t('places.label')} className="min-w-0">
      <ul ref={row} className="settings-places chip-row" onFocus={showWhole}>
        {settingsSections.map((place) => (
          <Fragment key={place}>
            {place === 'limits' ? (
              <li className="settings-place">
                <ChipLink as={Link} to="/transactions" icon={<CoinsIcon />}>
                  {t('places.orders')}
                </ChipLink>
              </li>
            ) : null}
            {place === 'delete' ? (
              <li className="settings-place">
                <ChipLink as={Link} to="/verification" icon={<UserCircleCheckFillIcon />}>
                  {t('places.verification')}
                </ChipLink>
              </li>
            ) : null}
            <li className="settings-place">
              <ChipLink
                as={Link}
                to={`/notifications/${place}`}
                on={place === at}
                aria-current={place === at ? 'page' : undefined}
                icon={icons[place]}
              >
                {t(`places.${place}`)}
              </ChipLink>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Scrolls a section focused by keyboard fully into view. On touch the row does not scroll, because
 * the tap would miss.
 */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'center' })
}
