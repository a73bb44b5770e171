import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isEmail, maxEmailLength } from '#features/members/accounts/index.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { useOnline } from '#platform/web/use-online.ts'
import {
  Alert,
  Button,
  PasswordField,
  SelectField,
  TextArea,
  TextField,
} from '#ui/components/index.ts'
import type { Receipt } from '../contract/data-requests.ts'
import type { en } from '../locales/en.ts'
import { answerDays } from '../rules/deadlines.ts'
import { type Kind, kinds, needsDetails, textLimits } from '../rules/requests.ts'
import { calls } from './calls.ts'
import { FieldForm, PageFrame } from './page-frame.tsx'
import { RequestReceipt } from './request-receipt.tsx'

type Errors = Partial<Record<'kind' | 'details' | 'email' | 'current_password', string>>

/** /data-requests: the form for a request about personal data, logged in or not (OPS-10). */
export function FormPage() {
  const t = usePhrases<typeof en>('data_requests')
  const member = useViewer() !== null
  const [receipt, setReceipt] = useState<Receipt>()
  return (
    <PageFrame heading={t('title')}>
      {receipt === undefined ? (
        <>
          <p className="text-ink-2">{t('lead', { days: answerDays })}</p>
          {member ? <p className="text-ink-2">{t('own_ways')}</p> : null}
          <RequestForm member={member} onReceived={setReceipt} />
          {member ? null : (
            <p>
              <Link className="link" to="/data-requests/closed">
                {t('closed_link')}
              </Link>
            </p>
          )}
        </>
      ) : (
        <RequestReceipt receipt={receipt} />
      )}
    </PageFrame>
  )
}

function RequestForm({
  member,
  onReceived,
}: {
  readonly member: boolean
  readonly onReceived: (receipt: Receipt) => void
}) {
  const t = usePhrases<typeof en>('data_requests')
  const online = useOnline()
  const [query] = useSearchParams()
  const { ask, pending } = calls.useAction('data_requests.file')
  const [id] = useState(newId)
  const [kind, setKind] = useState<Kind | ''>(readKind(query.get('kind')))
  const [details, setDetails] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const detailsNeeded = kind !== '' && needsDetails(kind)

  async function submit() {
    const wrong: Errors = {
      ...(kind === '' && { kind: t('kind_missing') }),
      ...(detailsNeeded && details.trim() === '' && { details: t('refusals.details_required') }),
      ...(!member && !isEmail(email.trim()) && { email: t('refusals.email_required') }),
    }
    setErrors(wrong)
    setProblem(undefined)
    if (kind === '' || Object.keys(wrong).length > 0) return
    const answer = await ask({ id, kind, details, email, current_password: password })
    if (answer.ok) return onReceived(answer.value)
    const { field, message } = answer.refusal
    if (field === 'details' || field === 'email' || field === 'current_password')
      setErrors({ [field]: message })
    else setProblem(message)
  }

  return (
    <FieldForm label={t('title')} errors={errors} onSubmit={() => void submit()}>
      <SelectField
        name="kind"
        label={t('kind')}
        value={kind}
        error={errors.kind}
        onChange={({ target }) => setKind(readKind(target.value))}
        options={[
          { value: '', label: '' },
          ...kinds.map((one) => ({ value: one, label: t(`kinds.${one}`) })),
        ]}
      />
      <TextArea
        name="details"
        label={detailsNeeded ? t('details') : `${t('details')} ${t('optional')}`}
        rows={5}
        maxLength={textLimits.details}
        value={details}
        error={errors.details}
        onChange={({ target }) => setDetails(target.value)}
      />
      {member ? (
        <>
          <PasswordField
            name="current_password"
            label={`${t('password')} ${t('optional')}`}
            hint={t('password_hint')}
            showLabel={t('show_password')}
            hideLabel={t('hide_password')}
            autoComplete="current-password"
            maxLength={200}
            value={password}
            error={errors.current_password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <p className="text-ink-2">{t('email_own')}</p>
        </>
      ) : (
        <TextField
          name="email"
          type="email"
          label={t('email')}
          hint={t('email_hint')}
          maxLength={maxEmailLength}
          autoComplete="email"
          value={email}
          error={errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        loading={pending}
        loadingLabel={t('sending')}
        disabledReason={online ? undefined : t('offline')}
      >
        {t('send')}
      </Button>
    </FieldForm>
  )
}

function readKind(text: string | null): Kind | '' {
  return kinds.find((kind) => kind === text) ?? ''
}
