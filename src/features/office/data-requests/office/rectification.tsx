import { useState } from 'react'
import { ActionButton, ApprovalDecision, NoteForm } from '#features/members/staff/office/index.ts'
import type { Answer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { textLimits } from '../rules/requests.ts'
import { type ActsProps, Section } from './acts.tsx'
import { calls } from './calls.ts'

/** Corrections that members can't make: the date of birth with a second person, and a proven address. */
export function Rectification({ one, onDone }: ActsProps) {
  const t = usePhrases<typeof en>('data_requests')
  const email = calls.useAction('data_requests.correct_email')
  const decide = calls.useAction('data_requests.decide_birth')
  const { request, rectification, birth, number, identity } = one
  return (
    <>
      {rectification !== null ? (
        <section className="grid gap-2">
          <p className="break-words">
            {t('office.birth_waiting', {
              name: rectification.by,
              date: rectification.birth,
              reason: rectification.reason,
            })}
          </p>
          {birth === null ? null : <p>{t('office.birth_now', { date: birth })}</p>}
          <ApprovalDecision
            kind="data_requests.rectification"
            subject={request}
            name={number}
            own={rectification.own}
            decide={async (approved): Promise<Answer<unknown>> => {
              const answer = await decide.ask({ request, approved })
              if (answer.ok) onDone()
              return answer
            }}
          />
        </section>
      ) : birth === null ? null : (
        <Birth one={one} onDone={onDone} />
      )}
      {identity === 'staff' ? (
        <section className="grid gap-2">
          <p>{t('office.email_text')}</p>
          <ActionButton act={() => email.ask({ request })} onDone={onDone}>
            {t('office.email')}
          </ActionButton>
        </section>
      ) : null}
    </>
  )
}

function Birth({ one, onDone }: ActsProps) {
  const t = usePhrases<typeof en>('data_requests')
  const { ask } = calls.useAction('data_requests.propose_birth')
  const [birth, setBirth] = useState('')
  return (
    <Section title={t('office.birth')}>
      <p>{t('office.birth_now', { date: one.birth ?? '' })}</p>
      <NoteForm
        label={t('office.birth')}
        note={{
          label: t('office.birth_reason'),
          missing: t('office.statement_missing'),
          rows: 2,
          maxLength: textLimits.ground,
        }}
        button={{ variant: 'line', children: t('office.birth'), loadingLabel: t('office.saving') }}
        send={(reason) => ask({ request: one.request, birth: birth.trim(), reason })}
        onSent={onDone}
      >
        <TextField
          label={t('office.birth_field')}
          maxLength={10}
          autoComplete="off"
          value={birth}
          onChange={({ target }) => setBirth(target.value)}
        />
      </NoteForm>
    </Section>
  )
}
