import './accounts.css'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { Translate } from '#platform/web/page.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import {
  ButtonLink,
  Card,
  CrownSimpleFillIcon,
  DanceTrack,
  MagnifyingGlassIcon,
  SignInIcon,
  UserCircleIcon,
} from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/** /activate/done: "You're in". The next steps are offered side by side with equal weight. */
export function Page() {
  const t = usePhrases<typeof en>('accounts')
  const { time } = useFormat()
  const viewer = useViewer()
  const activatedName = (useLocation().state as { name?: string } | null)?.name
  const name = activatedName ?? viewer?.profile.name
  // For a visitor who came without the emailed link nothing is confirmed, and the page does not
  // claim otherwise.
  const waits = activatedName === undefined && viewer?.status === 'not_confirmed'
  return (
    <div className="wrap grid justify-items-center gap-4 py-10 text-center">
      <DanceTrack figure="meeting" className="track w-72" />
      <h1 className="type-h1">
        {waits
          ? t('confirm.heading')
          : name === undefined
            ? t('activate.done_heading_plain')
            : t('activate.done_heading', { name })}
      </h1>
      <p className="text-ink-2">{t(waits ? 'confirm.spam' : 'activate.done_text')}</p>
      {waits ? (
        <ButtonLink as={Link} to="/complete-signup" size="lg">
          {t('confirm.title')}
        </ButtonLink>
      ) : null}
      <ul className="activation-steps mt-6 grid w-full gap-4">
        {viewer === null ? (
          <NextCard
            icon={<SignInIcon />}
            title={t('activate.log_in_title')}
            text={t('activate.log_in_text')}
          >
            <ButtonLink as={Link} to="/login" variant="line">
              {t('login.submit')}
            </ButtonLink>
          </NextCard>
        ) : (
          <NextCard
            icon={<UserCircleIcon />}
            title={t('activate.profile_title')}
            text={t('activate.profile_text')}
          >
            <ButtonLink as={Link} to="/profile" variant="line">
              {t('activate.profile_link')}
            </ButtonLink>
          </NextCard>
        )}
        <NextCard
          icon={<MagnifyingGlassIcon />}
          title={t('activate.members_title')}
          text={t('activate.members_text')}
        >
          {viewer?.time_bonus === undefined ? null : (
            <p className="tag tone-offer mb-3">
              {t('activate.discount', {
                percentage: viewer.time_bonus.percentage,
                time: time(viewer.time_bonus.ends_at),
              })}
            </p>
          )}
          <ButtonLink as={Link} to="/members" variant="line">
            {t('activate.members_link')}
          </ButtonLink>
        </NextCard>
        <NextCard
          icon={<CrownSimpleFillIcon />}
          title={t('activate.premium_title')}
          text={t('activate.premium_text')}
        >
          <ButtonLink as={Link} to="/premium" variant="line">
            {t('activate.premium_link')}
          </ButtonLink>
        </NextCard>
      </ul>
    </div>
  )
}

interface NextCardProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function NextCard({ icon, title, text, children }: NextCardProps) {
  return (
    <li className="contents">
      <Card className="grid content-start justify-items-center gap-3 p-6">
        <span className="activation-icon">{icon}</span>
        <h2 className="type-title">{title}</h2>
        <p className="text-ink-2">{text}</p>
        <div className="mt-2">{children}</div>
      </Card>
    </li>
  )
}

export function title(translate: Translate): string {
  return translate('accounts.activate.done_title')
}
