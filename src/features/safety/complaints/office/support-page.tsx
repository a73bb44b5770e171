import { useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Card, useToast } from '#ui/components/index.ts'
import { CaseList, liveList, NoteForm } from '#features/members/staff/office/index.ts'
import type { SupportRequest } from '../contract/complaints.ts'
import type { en } from '../locales/en.ts'
import { textLimits } from '../rules/cases.ts'
import { calls } from './calls.ts'

/** Questions to support, those that have waited longest first. */
export function Page() {
  const t = usePhrases<typeof en>('complaints')
  const list = calls.useCall('complaints.list_support', {}, liveList)
  return (
    <CaseList
      title={t('inbox.title')}
      lead={t('inbox.lead')}
      notLoaded={t('inbox.not_loaded')}
      empty={{ title: t('inbox.empty'), text: t('inbox.empty_text') }}
      list={list}
      cases={({ requests }) => requests}
      count="complaints.count_support"
      getKey={({ number }) => number}
      waits={({ answers }) => answers.length === 0}
      card={(one, first, onDone) => <RequestCard one={one} first={first} onDone={onDone} />}
    />
  )
}

function RequestCard({
  one,
  first,
  onDone,
}: {
  readonly one: SupportRequest
  readonly first: boolean
  readonly onDone: () => void
}) {
  const t = usePhrases<typeof en>('complaints')
  const { date, time } = useFormat()
  const [asked, setAsked] = useState(false)
  const { number, from, email, answers } = one
  const answered = answers.length > 0
  const due = `${date(one.due_at)}, ${time(one.due_at)}`
  return (
    <Card as="article" className="grid gap-3 p-5">
      <header className="grid gap-1">
        <h2 className="type-title min-w-0 break-words">
          {from === null ? t('office.visitor') : t('office.from', { name: from })}
        </h2>
        <p className="num type-meta text-muted wrap-anywhere">
          {number} · {t('office.received', { date: `${date(one.at)}, ${time(one.at)}` })}
          {email === null ? '' : ` · ${email}`}
        </p>
      </header>
      {answered ? null : one.overdue ? (
        <Alert tone="warn">{t('office.overdue', { date: due })}</Alert>
      ) : (
        <p className="num">{t('inbox.due', { date: due })}</p>
      )}
      <p className="office-quote break-words whitespace-pre-line">{one.details}</p>
      {answers.map(({ text, by, at }) => (
        <div key={at} className="grid gap-1">
          <p className="break-words whitespace-pre-line">{text}</p>
          <p className="num type-meta text-muted">{t('inbox.by', { name: by, date: date(at) })}</p>
        </div>
      ))}
      {email === null ? <p className="text-muted">{t('inbox.no_email')}</p> : null}
      {asked || (first && !answered) ? (
        <AnswerForm
          key={answers.length}
          one={one}
          onSent={() => {
            setAsked(false)
            onDone()
          }}
        />
      ) : (
        <Button
          variant="line"
          size="sm"
          className="justify-self-start"
          onClick={() => setAsked(true)}
        >
          {t(answered ? 'inbox.again' : 'inbox.answer')}
        </Button>
      )}
    </Card>
  )
}

function AnswerForm({
  one: { number, answers },
  onSent,
}: {
  readonly one: SupportRequest
  readonly onSent: () => void
}) {
  const t = usePhrases<typeof en>('complaints')
  const toast = useToast()
  const { ask } = calls.useAction('complaints.answer_support')
  const [id] = useState(newId)
  return (
    <NoteForm
      label={`${t('inbox.answer')}: ${number}`}
      note={{
        label: t('inbox.answer'),
        hint: t('inbox.answer_hint'),
        missing: t('refusals.answer_empty'),
        rows: 5,
        maxLength: textLimits.statement,
      }}
      button={{
        variant: 'pine',
        children: t('inbox.send'),
        loadingLabel: t('inbox.sending'),
      }}
      send={(text) => ask({ case: number, id, text, seen: answers.length })}
      onSent={() => {
        toast.show({ text: t('inbox.sent'), tone: 'success' })
        onSent()
      }}
    />
  )
}
