import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Output, RawInput } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { viewerKey } from '#platform/web/surroundings.ts'
import { Alert, SavedSwitch, Segmented, Skeleton } from '#ui/components/index.ts'
import type { contract } from '#features/conversation/notifications/contract/notifications.ts'
import {
  type EmailKind,
  emailKinds,
  frequencies,
  quietFrom,
  quietUntil,
} from '#features/conversation/notifications/index.ts'
import type { en } from '#features/conversation/notifications/locales/en.ts'
import { calls } from '#features/conversation/notifications/web/index.ts'
import type { en as listPhrases } from '../locales/settings-list/en.ts'
import type { en as settingsPhrases } from '../locales/en.ts'
import { EmailsDisabled } from './emails-disabled.tsx'
import { KindsTable } from './kinds-table.tsx'
import { NotLoaded } from '../frame/not-loaded.tsx'
import { Section } from '../frame/section.tsx'

type Change = RawInput<(typeof contract)['notifications.save_settings']>
type Settings = Output<(typeof contract)['notifications.read_settings']>
/** The control whose change was saved or refused last. */
type ControlName = EmailKind | 'frequency' | 'message_text' | 'quiet_hours'
interface Result {
  readonly at: ControlName
  readonly tone: 'success' | 'danger'
  readonly text: string
}

/** Which emails the member wants, and how often (NTF-01). Each change is saved on its own. */
export function EmailSettings() {
  const t = usePhrases<typeof en>('notifications')
  const ts = usePhrases<typeof settingsPhrases>('settings')
  const tl = usePhrases<typeof listPhrases>('settings_list')
  const cache = useQueryClient()
  const { data, error, refetch } = calls.useCall('notifications.read_settings', {})
  const { ask, pending } = calls.useAction('notifications.save_settings')
  const [result, setResult] = useState<Result>()

  function store(settings: Settings) {
    cache.setQueryData(['notifications.read_settings', {}], settings)
    void cache.invalidateQueries({ queryKey: viewerKey })
  }

  async function save(at: ControlName, change: Change) {
    const answer = await ask({ ...change, ...browserTimeZone() })
    if (!answer.ok) return setResult({ at, tone: 'danger', text: answer.refusal.message })
    store(answer.value)
    setResult({ at, tone: 'success', text: t('saved') })
  }

  if (data === undefined)
    return error === null ? (
      <Skeleton className="skeleton-xl h-64 w-full" />
    ) : (
      <NotLoaded message={error.refusal.message} onRetry={() => void refetch()} />
    )

  const kindResult = emailKinds.some((kind) => kind === result?.at) ? result : undefined
  const resultAt = (at: ControlName) => (result?.at === at ? result : undefined)
  return (
    <>
      <Section id="emails" title={t('title')} lead={t('lead')}>
        <EmailsDisabled settings={data} onResumed={store} />
        <KindsTable
          emails={data.emails}
          pending={pending}
          onChoose={(kind, on) => void save(kind, { emails: { [kind]: on } })}
        />
        {kindResult === undefined ? null : (
          <Alert tone={kindResult.tone} announce>
            {kindResult.text}
          </Alert>
        )}
      </Section>
      <Section id="when" title={tl('kinds.when')}>
        <Segmented
          legend={t('frequency')}
          options={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
          value={data.frequency}
          onChange={(value) =>
            void save('frequency', { frequency: value as Settings['frequency'] })
          }
        />
        {result?.at === 'frequency' ? (
          <Alert tone={result.tone} announce>
            {result.text}
          </Alert>
        ) : null}
        <SavedSwitch
          label={t('message_text')}
          hint={t('message_text_hint')}
          checked={data.message_text}
          pending={pending}
          result={resultAt('message_text')}
          onChoose={(on) => void save('message_text', { message_text: on })}
        />
        <SavedSwitch
          label={t('quiet_hours')}
          hint={t('quiet_hours_hint', {
            from: `${quietFrom}:00`,
            until: `${quietUntil}:00`,
            zone: data.time_zone.replaceAll('_', ' '),
          })}
          checked={data.quiet_hours}
          pending={pending}
          result={resultAt('quiet_hours')}
          onChoose={(on) => void save('quiet_hours', { quiet_hours: on })}
        />
        <p className="text-ink-2">
          {tl('kinds.neutral')}{' '}
          <Link className="link" to="/notifications/quiet">
            {ts('places.quiet')}
          </Link>
        </p>
      </Section>
    </>
  )
}

/** Reported with every change, so that nights are the member's own. */
function browserTimeZone(): Change {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone === undefined ? {} : { time_zone: timeZone }
}
