import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLogOut } from '#features/members/accounts/web/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite, viewerKey } from '#platform/web/surroundings.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { Alert, Button, Dialog } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../settings/calls.ts'

/** A dialog without close button: the member accepts the new terms, or logs out. */
export function AcceptTermsDialog({ since }: { readonly since: string }) {
  const t = usePhrases<typeof en>('app')
  const { date } = useFormat()
  const { name } = useSite()
  const cache = useQueryClient()
  const logOut = useLogOut()
  const { ask, pending } = calls.useAction('accounts.accept_terms')
  const [problem, setProblem] = useState<string>()

  async function accept() {
    const answer = await ask({ since })
    if (!answer.ok) setProblem(answer.refusal.message)
    await cache.invalidateQueries({ queryKey: viewerKey })
  }

  return (
    <Dialog
      open
      locked
      onClose={() => {}}
      title={t('terms_again.title')}
      actions={
        <>
          <Button variant="line" onClick={() => void logOut()}>
            {t('terms_again.log_out')}
          </Button>
          <Button
            loading={pending}
            loadingLabel={t('terms_again.accepting')}
            onClick={() => void accept()}
          >
            {t('terms_again.accept')}
          </Button>
        </>
      }
    >
      <p>{t('terms_again.text', { site: name, date: date(since) })}</p>
      <p className="mt-3">
        {t.rich('terms_again.read', {
          terms: (words) => (
            <Link className="link" to="/pages/terms">
              {words}
            </Link>
          ),
          privacy: (words) => (
            <Link className="link" to="/pages/privacy">
              {words}
            </Link>
          ),
        })}
      </p>
      <p className="mt-3 text-ink-2">
        {t.rich('terms_again.otherwise', {
          settings: (words) => (
            <Link className="link" to="/notifications">
              {words}
            </Link>
          ),
        })}
      </p>
      {problem === undefined ? null : (
        <Alert className="mt-3" tone="danger" announce>
          {problem}
        </Alert>
      )}
    </Dialog>
  )
}
