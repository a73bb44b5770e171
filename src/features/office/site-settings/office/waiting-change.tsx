import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { ApprovalDecision, useMe } from '#features/members/staff/office/index.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import type { SiteValues } from '#features/site/sites/index.ts'
import { Card } from '#ui/components/index.ts'
import type { OpenedSite } from '../contract/site-settings.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { Consequences } from './consequences.tsx'
import { Difference } from './difference.tsx'

interface WaitingChangeProps {
  readonly opened: OpenedSite
  readonly waiting: NonNullable<OpenedSite['waiting']>
}

/** A change that waits for a second person, who decides here. */
export function WaitingChange({ opened, waiting }: WaitingChangeProps) {
  const t = usePhrases<typeof en>('site_settings')
  const { date, time } = useFormat()
  const me = useMe()
  const { ask } = calls.useAction('site_settings.decide_change')
  const mayDecide = hasPermission(me?.role ?? '', 'site_settings.approve')
  const after = {
    ...opened.values,
    ...waiting.values,
    ...Object.fromEntries(waiting.defaults.map((field) => [field, opened.defaults[field]])),
  }
  const fields = [...Object.keys(waiting.values), ...waiting.defaults]
  return (
    <Card as="section" className="mt-4 grid gap-3 p-5" aria-label={t('waiting')}>
      <h2 className="type-title">{t('waiting')}</h2>
      <p className="text-ink-2">
        {t('requested_by', { name: waiting.by, date: date(waiting.at), time: time(waiting.at) })}
      </p>
      <p className="wrap-anywhere">{waiting.reason}</p>
      <Difference
        fields={fields.map((field) => ({
          field,
          before: opened.values[field],
          after: (after as Readonly<Record<string, unknown>>)[field],
        }))}
      />
      <Consequences before={opened.values as SiteValues} after={after as SiteValues} />
      {mayDecide ? (
        <ApprovalDecision
          kind="site_settings.change"
          subject={waiting.id}
          name={opened.name}
          own={waiting.own}
          decide={(approved) => ask({ proposal: waiting.id, approved })}
        />
      ) : null}
    </Card>
  )
}
