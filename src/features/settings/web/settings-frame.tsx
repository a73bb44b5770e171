import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  BellIcon,
  ChipLink,
  CoinsIcon,
  CreditCardIcon,
  DesktopIcon,
  EyeSlashIcon,
  ImagesIcon,
  MapPinIcon,
  PencilSimpleIcon,
  PhoneIcon,
  ShieldCheckIcon,
  TrashIcon,
  UserCircleCheckFillIcon,
  UserCircleIcon,
} from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import { type Place, places } from './places.ts'

const icons: Readonly<Record<Place, ReactNode>> = {
  account: <UserCircleIcon />,
  phone: <PhoneIcon />,
  location: <MapPinIcon />,
  devices: <DesktopIcon />,
  privacy: <ShieldCheckIcon />,
  push: <BellIcon />,
  quiet: <EyeSlashIcon />,
  limits: <CoinsIcon />,
  cards: <CreditCardIcon />,
  mandates: <PencilSimpleIcon />,
  data: <ImagesIcon />,
  delete: <TrashIcon />,
}

/** Around every page of the settings: its places, as a row of chips on a phone and a list beside the page on a desktop. */
export function SettingsFrame({ at, children }: { readonly at: Place; readonly children: ReactNode }) {
  const t = usePhrases<typeof en>('settings')
  return (
    <div className="wrap py-8 lg:py-12">
      <h1 className="type-h1" tabIndex={-1}>
        {t('title')}
      </h1>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        <nav aria-label={t('places.label')} className="min-w-0">
          <ul className="flex flex-wrap gap-2 lg:flex-col">
            {places.map((place) => (
              <Fragment key={place}>
                {place === 'delete' ? (
                  <li className="lg:grid">
                    <ChipLink as={Link} to="/verification" icon={<UserCircleCheckFillIcon />}>
                      {t('places.verification')}
                    </ChipLink>
                  </li>
                ) : null}
                <li className="lg:grid">
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
        <div className="max-w-text grid min-w-0 gap-6">{children}</div>
      </div>
    </div>
  )
}
