import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useLogOut } from '#features/members/accounts/web/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  BellIcon,
  CoinsIcon,
  CreditCardIcon,
  DesktopIcon,
  DeviceMobileIcon,
  EnvelopeSimpleIcon,
  EyeIcon,
  EyeSlashIcon,
  ImagesIcon,
  LinkRow,
  MapPinIcon,
  PencilSimpleIcon,
  PhoneIcon,
  ProhibitIcon,
  QuestionIcon,
  RowGroup,
  SignOutIcon,
  SlidersHorizontalIcon,
  ChatCircleTextIcon,
  TranslateIcon,
  TrashIcon,
  UserCircleCheckFillIcon,
  UsersThreeIcon,
} from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { en as listPhrases } from '../locales/settings-list/en.ts'
import { getRowPath, settingsGroups, type SettingsRow } from './settings-rows.ts'
import { useRowStates } from './use-row-states.ts'

const icons: Readonly<Record<SettingsRow, ReactNode>> = {
  account: <EnvelopeSimpleIcon />,
  display: <TranslateIcon />,
  phone: <PhoneIcon />,
  location: <MapPinIcon />,
  verification: <UserCircleCheckFillIcon />,
  devices: <DesktopIcon />,
  push: <BellIcon />,
  app: <DeviceMobileIcon />,
  privacy: <EyeIcon />,
  quiet: <EyeSlashIcon />,
  blocked: <ProhibitIcon />,
  contacts: <UsersThreeIcon />,
  words: <ChatCircleTextIcon />,
  orders: <CoinsIcon />,
  cards: <CreditCardIcon />,
  limits: <SlidersHorizontalIcon />,
  mandates: <PencilSimpleIcon />,
  help: <QuestionIcon />,
  data: <ImagesIcon />,
  delete: <TrashIcon />,
}

/**
 * Every page of the settings, by group, with its current state. `at` is the open one; undefined if
 * only the list is open.
 */
export function SettingsList({ at }: { readonly at: SettingsRow | undefined }) {
  const t = usePhrases<typeof en>('settings')
  const tl = usePhrases<typeof listPhrases>('settings_list')
  const states = useRowStates(at === undefined)
  const logOut = useLogOut()
  return (
    <nav aria-label={t('places.label')} className="grid gap-5">
      {settingsGroups.map(({ group, rows }) => (
        <RowGroup key={group} title={tl(`groups.${group}`)}>
          {rows.map((row) => (
            <Fragment key={row}>
              {row === 'delete' ? (
                <li>
                  <LinkRow
                    icon={<SignOutIcon />}
                    label={t('places.log_out')}
                    onClick={() => void logOut()}
                  />
                </li>
              ) : null}
              <li>
                <LinkRow
                  as={Link}
                  href={getRowPath(row)}
                  icon={icons[row]}
                  label={t(`places.${row}`)}
                  state={states[row]}
                  current={row === at}
                  shown={at === undefined && row === 'account'}
                  danger={row === 'delete'}
                />
              </li>
            </Fragment>
          ))}
        </RowGroup>
      ))}
    </nav>
  )
}
