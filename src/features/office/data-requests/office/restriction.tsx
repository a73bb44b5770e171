import { ActionButton, NoteForm } from '#features/members/staff/office/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { textLimits } from '../rules/requests.ts'
import type { ActsProps } from './acts.tsx'
import { calls } from './calls.ts'

/** Restricts the account that a request is about. */
export function Restriction({ one, onDone }: ActsProps) {
  const t = usePhrases<typeof en>('data_requests')
  const { ask } = calls.useAction('data_requests.restrict')
  return (
    <section className="grid gap-2">
      <p>{t('office.restrict_text')}</p>
      <ActionButton act={() => ask({ request: one.request })} onDone={onDone}>
        {t('office.restrict')}
      </ActionButton>
    </section>
  )
}

/** Lifts a restriction, with a reason for the person. */
export function Lift({ one, onDone }: ActsProps) {
  const t = usePhrases<typeof en>('data_requests')
  const { ask } = calls.useAction('data_requests.lift')
  return (
    <NoteForm
      label={t('office.lift')}
      note={{
        label: t('office.lift_reason'),
        hint: t('office.statement_hint'),
        missing: t('office.statement_missing'),
        rows: 2,
        maxLength: textLimits.statement,
      }}
      button={{ variant: 'line', children: t('office.lift'), loadingLabel: t('office.saving') }}
      send={(reason) => ask({ request: one.request, reason })}
      onSent={onDone}
    />
  )
}
