import { localDate } from '#kernel/calendar.ts'
import { focusFirstInvalid } from '#ui/components/index.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTimeZone } from 'use-intl'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { en } from '../../locales/en.ts'
import { validateSignUp } from '../../rules/validate-sign-up.ts'
import { newId } from '#platform/web/new-id.ts'
import { useSendSignUp } from './use-send-sign-up.ts'
import { markSignedUpOnPhone } from './signed-up-on-phone.ts'
import {
  joinBirthDate,
  emptyDraft,
  clearDraft,
  saveDraft,
  readDraft,
  type SignUpDraft,
} from './sign-up-draft.ts'

type Field = keyof SignUpDraft
type Errors = Partial<Record<Field, string>>
type RefusalKey = keyof typeof en.refusals

export interface SignUpFormState {
  readonly draft: SignUpDraft
  readonly errors: Errors
  /** An error that does not belong to a single field. */
  readonly alert: string | null
  readonly closed: boolean
  readonly pending: boolean
  /** The submitted form is waiting for the proof of work that keeps out bots. */
  readonly calculating: boolean
  /** Called when someone starts to fill in the form; starts the calculation. */
  enter(): void
  set(change: Partial<SignUpDraft>): void
  /** Called when the field loses focus; from then on its error is shown. */
  leave(field: Field): void
  /** Submits the form; true once the account is created. */
  submit(): Promise<boolean>
}

/**
 * State of the first step: validated by the same rules as on the server, when a field loses focus
 * and then while typing.
 */
export function useSignUpForm(ref: RefObject<HTMLFormElement | null>): SignUpFormState {
  const t = usePhrases<typeof en>('accounts')
  const site = useSite()
  const timeZone = useTimeZone() ?? 'UTC'
  const { send, sending, calculating, begin } = useSendSignUp()
  const id = useRef<string>(undefined)
  const [draft, setDraft] = useState(emptyDraft)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [said, setSaid] = useState<Errors>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [closed, setClosed] = useState(site.signups === 'closed')
  const [failures, setFailures] = useState(0)
  useEffect(() => setDraft(readDraft()), [])
  useEffect(() => {
    if (failures > 0) focusFirstInvalid(ref.current)
  }, [failures, ref])

  const problems = findErrors(draft)
  const errors: Errors = { ...said }
  for (const field of left) if (problems[field] !== undefined) errors[field] ??= problems[field]

  function findErrors(fields: SignUpDraft): Errors {
    const fieldErrors: Errors = {}
    if (fields.gender === '') fieldErrors.gender = t('fields.choose')
    if (fields.seeking === '') fieldErrors.seeking = t('fields.choose')
    const facts = {
      today: localDate(new Date(), timeZone),
      minAge: site.minAge,
      fictional: site.fictional.shown,
      ownNames: [site.name, site.companyName],
    }
    for (const problem of validateSignUp(
      { ...fields, date_of_birth: joinBirthDate(fields.birth) },
      facts,
    )) {
      // Only the server says so, once the form is sent: it then remembers it, and the form doesn't
      // help to find a date that passes.
      if (problem.refusal === 'accounts.too_young') continue
      const field = problem.field === 'date_of_birth' ? 'birth' : (problem.field as Field)
      fieldErrors[field] ??= t(
        `refusals.${problem.refusal.replace('accounts.', '') as RefusalKey}`,
        problem.with,
      )
    }
    return fieldErrors
  }

  async function submit(): Promise<boolean> {
    setLeft(new Set(Object.keys(emptyDraft) as Field[]))
    setAlert(null)
    const { gender, seeking, birth, ...rest } = draft
    if (Object.keys(problems).length > 0 || gender === '' || seeking === '') {
      setFailures((count) => count + 1)
      return false
    }
    id.current ??= newId()
    const answer = await send({
      ...rest,
      id: id.current,
      date_of_birth: joinBirthDate(birth),
      gender,
      seeking: seeking === 'both' ? ['male', 'female'] : [seeking],
    })
    if (answer.ok) {
      clearDraft()
      markSignedUpOnPhone()
      return true
    }
    const { code, field, fields, message } = answer.refusal
    if (code === 'accounts.signups_closed') setClosed(true)
    if (code === 'accounts.sign_up_repeated') id.current = undefined
    const named =
      fields?.map(({ path, message }) => [formField(path), message]) ??
      (field === undefined || field === 'solution' ? [] : [[formField(field), message]])
    setSaid(Object.fromEntries(named) as Errors)
    if (named.length === 0) setAlert(message)
    setFailures((count) => count + 1)
    return false
  }

  return {
    draft,
    errors,
    alert,
    closed,
    pending: sending,
    calculating,
    enter: begin,
    set(change) {
      const next = { ...draft, ...change }
      setDraft(next)
      saveDraft(next)
      setSaid((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
      )
    },
    leave: (field) => setLeft((before) => new Set(before).add(field)),
    submit,
  }
}

/** Maps the server's name for a field to the form's. */
function formField(path: string): string {
  return path === 'date_of_birth' ? 'birth' : (path.split('.')[0] ?? path)
}
