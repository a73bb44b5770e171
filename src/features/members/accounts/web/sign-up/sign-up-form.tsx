import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Alert, Button, Checkbox, ButtonLink, EmptyState } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { SignUpFields } from './sign-up-fields.tsx'
import { useSignUpState } from './sign-up-context.ts'
import { useSignUpForm } from './use-sign-up-form.ts'

/**
 * The first step: name, email address, password, date of birth, looking for, the notice about
 * fictional profiles and the terms (ACC-01, H5).
 */
export function SignUpForm({ onSending }: { readonly onSending?: (sending: boolean) => void }) {
  const t = usePhrases<typeof en>('accounts')
  const api = useApi()
  const site = useSite()
  const { steps, invitation } = useSignUpState()
  const element = useRef<HTMLFormElement>(null)
  const form = useSignUpForm(element)
  const { draft, errors, set } = form
  const [going, setGoing] = useState(false)
  const sending = form.pending || going
  // Runs before paint, so that the dialog can no longer be closed once it shows that the form is
  // being sent.
  useLayoutEffect(() => onSending?.(sending), [onSending, sending])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (sending || !(await form.submit())) return
    setGoing(true)
    const { pendingCall } = invitation
    // If the action fails, the target page lets the member try again.
    if (pendingCall !== undefined) await api.call(pendingCall.call, pendingCall.input)
    // Reloads the whole page, because all data fetched so far was for a visitor.
    window.location.assign(nextPagePath(steps[0]?.id, invitation.to))
  }

  if (form.closed) return <SignUpClosed />
  return (
    <form
      ref={element}
      onSubmit={(event) => void send(event)}
      onFocus={form.enter}
      noValidate
      // Without scripts, the input must not end up in the URL.
      method="post"
      className="grid gap-4"
      aria-label={t('signup.title')}
    >
      <SignUpFields form={form} />
      {site.fictional.shown ? (
        <Alert tone="fictional">
          <p className="font-bold">{t('signup.fictional_title')}</p>
          <p className="mt-1 font-normal">{site.fictional.warning}</p>
          <Checkbox
            name="fictional_acknowledged"
            label={t('signup.fictional_label')}
            checked={draft.fictional_acknowledged}
            onChange={(event) => set({ fictional_acknowledged: event.target.checked })}
            error={errors.fictional_acknowledged}
            className="mt-2 font-normal"
          />
        </Alert>
      ) : null}
      <Checkbox
        name="terms_accepted"
        label={t.rich('signup.terms', {
          age: site.minAge,
          terms: (content) => <LegalLink to="/pages/terms">{content}</LegalLink>,
          privacy: (words) => <LegalLink to="/pages/privacy">{words}</LegalLink>,
        })}
        checked={draft.terms_accepted}
        onChange={(event) => set({ terms_accepted: event.target.checked })}
        error={errors.terms_accepted}
      />
      {form.alert === null ? null : (
        <Alert tone="danger" announce>
          {form.alert}
        </Alert>
      )}
      <noscript>
        <Alert tone="danger">{t('signup.needs_scripts')}</Alert>
      </noscript>
      <div>
        <Button
          type="submit"
          size="lg"
          block
          loading={sending}
          loadingLabel={t('signup.submitting')}
        >
          {t('signup.submit')}
        </Button>
        <p role="status" className={form.calculating ? 'text-ink-2 mt-2 text-center' : undefined}>
          {form.calculating ? t('signup.calculating') : null}
        </p>
      </div>
      <p className="text-ink-2 text-center">
        {t('signup.have_account')}{' '}
        <Link to={logInPage(invitation.to)} className="link">
          {t('signup.log_in')}
        </Link>
      </p>
    </form>
  )
}

/** Opens in a new tab, so that no input is lost. */
function LegalLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="link">
      {children}
    </a>
  )
}

/** Someone who already has an account is taken to the same page after logging in. */
function logInPage(to: string | undefined): string {
  return to === undefined ? '/login' : `/login?to=${encodeURIComponent(to)}`
}

function nextPagePath(firstStep: string | undefined, to: string | undefined): string {
  const query = new URLSearchParams({
    ...(firstStep !== undefined && { step: firstStep }),
    ...(to !== undefined && { to }),
  })
  return query.size > 0 ? `/complete-signup?${query}` : '/complete-signup'
}

/** Replaces the form on sites that accept members by invitation only (ACC-06). */
function SignUpClosed() {
  const t = usePhrases<typeof en>('accounts')
  const site = useSite()
  return (
    <EmptyState
      title={t('signup.closed_title')}
      text={t('signup.closed_text', { site: site.name })}
      action={
        <ButtonLink as={Link} to="/login" variant="line">
          {t('signup.log_in')}
        </ButtonLink>
      }
    />
  )
}
