import { toDays } from '#kernel/duration.ts'
import { useState } from 'react'
import { ActionButton, ApprovalDecision, NoteForm } from '#features/members/staff/office/index.ts'
import type { Answer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, TextField, useToast } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { downloadMs, extensionDays, objectionMs } from '../rules/deadlines.ts'
import { hasOwnWay, textLimits } from '../rules/requests.ts'
import { calls } from './calls.ts'
import { type ActsProps, Section } from './acts.tsx'
import { Rectification } from './rectification.tsx'
import { Restriction } from './restriction.tsx'

/** The acts on an open request, as far as it is known who asks. */
export function RequestActs({ one, onDone }: ActsProps) {
  const t = usePhrases<typeof en>('data_requests')
  const toast = useToast()
  const complete = calls.useAction('data_requests.complete')
  const refuse = calls.useAction('data_requests.refuse')
  const extend = calls.useAction('data_requests.extend')
  const { request, kind, identity, member } = one
  function done() {
    toast.show({ text: t('office.done'), tone: 'success' })
    onDone()
  }
  const proven = identity !== 'none'
  const ownWay = member !== null && hasOwnWay(kind)
  const free = proven && one.held_until === null && member !== null
  return (
    <>
      <h2 className="type-h3">{t('office.act')}</h2>
      {proven ? null : <Alert tone="warn">{t('office.unproven')}</Alert>}
      {free && kind === 'access' ? <SendExport one={one} onDone={done} /> : null}
      {free && kind === 'erasure' ? <Erasure one={one} onDone={done} /> : null}
      {free && kind === 'restriction' ? <Restriction one={one} onDone={done} /> : null}
      {free && kind === 'rectification' ? <Rectification one={one} onDone={done} /> : null}
      {proven && !ownWay ? (
        <Section title={t('office.complete')}>
          <NoteForm
            label={t('office.complete')}
            note={{
              label: t('office.statement'),
              hint: t('office.statement_hint'),
              missing: t('office.statement_missing'),
              rows: 3,
              maxLength: textLimits.statement,
            }}
            button={{
              variant: 'pine',
              children: t('office.complete'),
              loadingLabel: t('office.saving'),
            }}
            send={(statement) => complete.ask({ request, statement })}
            onSent={done}
          />
        </Section>
      ) : null}
      {identity === 'email' && member === null ? <Identify one={one} onDone={done} /> : null}
      <Section title={t('office.refuse')}>
        <NoteForm
          label={t('office.refuse')}
          note={{
            label: t('office.refuse_reason'),
            hint: t('office.statement_hint'),
            missing: t('office.statement_missing'),
            rows: 3,
            maxLength: textLimits.statement,
          }}
          button={{
            variant: 'line',
            children: t('office.refuse'),
            loadingLabel: t('office.saving'),
          }}
          send={(statement) => refuse.ask({ request, statement })}
          onSent={done}
        />
      </Section>
      {one.extended || one.overdue ? null : (
        <Section title={t('office.extend', { days: extensionDays })}>
          <NoteForm
            label={t('office.extend', { days: extensionDays })}
            note={{
              label: t('office.extend_reason'),
              hint: t('office.statement_hint'),
              missing: t('office.statement_missing'),
              rows: 2,
              maxLength: textLimits.statement,
            }}
            button={{
              variant: 'line',
              children: t('office.extend', { days: extensionDays }),
              loadingLabel: t('office.saving'),
            }}
            send={(reason) => extend.ask({ request, reason })}
            onSent={done}
          />
        </Section>
      )}
    </>
  )
}

function SendExport({ one, onDone }: ActsProps) {
  const t = usePhrases<typeof en>('data_requests')
  const { ask } = calls.useAction('data_requests.send_export')
  return (
    <section className="grid gap-2">
      <p>{t('office.export_text', { days: toDays(downloadMs) })}</p>
      <ActionButton act={() => ask({ request: one.request })} onDone={onDone}>
        {t('office.export')}
      </ActionButton>
    </section>
  )
}

function Erasure({ one, onDone }: ActsProps) {
  const t = usePhrases<typeof en>('data_requests')
  const propose = calls.useAction('data_requests.request_erasure')
  const decide = calls.useAction('data_requests.decide_erasure')
  const { request, erasure, number } = one
  if (erasure !== null)
    return (
      <section className="grid gap-2">
        <p className="break-words">
          {t('office.erasure', { name: erasure.by, reason: erasure.reason })}
        </p>
        <ApprovalDecision
          kind="data_requests.erasure"
          subject={request}
          name={number}
          own={erasure.own}
          decide={async (approved): Promise<Answer<unknown>> => {
            const answer = await decide.ask({ request, approved })
            if (answer.ok) onDone()
            return answer
          }}
        />
      </section>
    )
  return (
    <section className="grid gap-2">
      <p>{t('office.erase_text')}</p>
      <NoteForm
        label={t('office.erase')}
        note={{
          label: t('office.erase_reason'),
          missing: t('office.statement_missing'),
          rows: 2,
          maxLength: textLimits.ground,
        }}
        button={{
          variant: 'line',
          children: t('office.erase'),
          loadingLabel: t('office.saving'),
        }}
        send={(reason) => propose.ask({ request, reason })}
        onSent={onDone}
      />
    </section>
  )
}

function Identify({ one, onDone }: ActsProps) {
  const t = usePhrases<typeof en>('data_requests')
  const { ask } = calls.useAction('data_requests.identify')
  const [member, setMember] = useState('')
  return (
    <Section title={t('office.identify')}>
      <p className="text-ink-2">{t('office.identify_text', { days: toDays(objectionMs) })}</p>
      <NoteForm
        label={t('office.identify')}
        note={{
          label: t('office.identify_ground'),
          missing: t('refusals.ground_empty'),
          rows: 2,
          maxLength: textLimits.ground,
        }}
        button={{
          variant: 'line',
          children: t('office.identify'),
          loadingLabel: t('office.saving'),
        }}
        send={(ground) => ask({ request: one.request, member: member.trim(), ground })}
        onSent={onDone}
      >
        <TextField
          label={t('office.identify_member')}
          maxLength={36}
          autoComplete="off"
          value={member}
          onChange={({ target }) => setMember(target.value)}
        />
      </NoteForm>
    </Section>
  )
}
