import '../settings.css'
import type { Output } from '#kernel/endpoint.ts'
import { toDays } from '#kernel/duration.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CheckCircleFillIcon, WarningFillIcon } from '#ui/components/index.ts'
import type { contract } from '#features/members/accounts/contract/accounts.ts'
import { logInHistoryMs } from '#features/members/accounts/index.ts'
import type { en } from '../locales/en.ts'
import { useFormatDevice } from './use-format-device.ts'
import { Section } from '../frame/section.tsx'

type LogIn = Output<(typeof contract)['accounts.list_log_ins']>['log_ins'][number]

/** Recent log-ins and failed password attempts. */
export function LogInsSection({ logIns }: { readonly logIns: readonly LogIn[] }) {
  const t = usePhrases<typeof en>('settings')
  return (
    <Section
      id="log-ins"
      title={t('log_ins.title', { days: toDays(logInHistoryMs) })}
      lead={t('log_ins.lead')}
    >
      {logIns.length === 0 ? (
        <p className="text-muted">{t('log_ins.none')}</p>
      ) : (
        <ul className="divided grid">
          {logIns.map((logIn) => (
            <LogInRow
              key={[logIn.at, logIn.outcome, logIn.browser, logIn.system, logIn.country].join()}
              logIn={logIn}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}

function LogInRow({ logIn }: { readonly logIn: LogIn }) {
  const t = usePhrases<typeof en>('settings')
  const formatDevice = useFormatDevice()
  const { date, time, country } = useFormat()
  const right = logIn.outcome === 'right'
  return (
    <li className="flex items-start gap-3 py-3">
      <span
        className={`mt-0.5 settings-log-in-icon ${right ? 'text-success-ink' : 'text-warn-ink'}`}
        aria-hidden="true"
      >
        {right ? <CheckCircleFillIcon /> : <WarningFillIcon />}
      </span>
      <span className="grid min-w-0">
        <b>{right ? t('log_ins.right') : t('log_ins.wrong', { times: logIn.times })}</b>
        <span className="type-meta text-muted">
          {[
            `${date(logIn.at)}, ${time(logIn.at)}`,
            formatDevice(logIn),
            ...(logIn.country === null ? [] : [country(logIn.country)]),
          ].join(' · ')}
        </span>
      </span>
    </li>
  )
}
