import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { SiteValues } from '#features/site/sites/index.ts'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, Dialog, TextField, useToast } from '#ui/components/index.ts'
import type { OpenedSite } from '../contract/site-settings.ts'
import type { en } from '../locales/en.ts'
import { needsSecondPerson } from '../rules/second-person.ts'
import { calls } from './calls.ts'
import { Consequences } from './consequences.tsx'
import { Difference } from './difference.tsx'
import type { ChangedField } from './list-changed.ts'
import type { Draft } from './use-draft.ts'

interface ReviewDialogProps {
  readonly open: boolean
  readonly opened: OpenedSite
  readonly draft: Draft | undefined
  readonly changed: readonly ChangedField[]
  readonly onClose: () => void
  /** Fields can't be saved; the messages belong to the form. */
  readonly onRefused: (errors: Readonly<Record<string, string | undefined>>) => void
  /** Someone saved a newer change, to which the difference is now shown. */
  readonly onConflict: () => void
  readonly onSaved: () => void
}

/** Shows what changes and what that means, then saves all of it together. */
export function ReviewDialog(props: ReviewDialogProps) {
  const t = usePhrases<typeof en>('site_settings')
  const { open, onClose, draft } = props
  return (
    <Dialog
      open={open && draft !== undefined}
      className="site-review"
      onClose={onClose}
      title={t('review_title')}
      closeLabel={t('close')}
    >
      {draft === undefined ? null : <ReviewForm {...props} draft={draft} />}
    </Dialog>
  )
}

function ReviewForm(props: ReviewDialogProps & { readonly draft: Draft }) {
  const { opened, draft, changed, onRefused, onConflict, onSaved } = props
  const t = usePhrases<typeof en>('site_settings')
  const cache = useQueryClient()
  const online = useOnline()
  const toast = useToast()
  const [id, setId] = useState(newId)
  const [reason, setReason] = useState(
    draft.undoes === null ? '' : t('undo_reason', { number: draft.undoes }),
  )
  const [problem, setProblem] = useState<string>()
  const [reasonError, setReasonError] = useState<string>()
  const { ask, pending } = calls.useAction('site_settings.change_site')
  const second = opened.second && needsSecondPerson(changed.map(({ field }) => field))
  const before = opened.values as SiteValues
  const after = {
    ...before,
    ...Object.fromEntries(changed.map((one) => [one.field, one.after])),
  } as SiteValues

  async function save(event: SubmitEvent) {
    event.preventDefault()
    const answer = await ask({
      id,
      site: opened.id,
      newest: draft.newest ?? opened.newest,
      // A value that can't be read stays as typed, and the server names the field.
      values: Object.fromEntries(
        changed.filter(({ toDefault }) => !toDefault).map((one) => [one.field, one.after]),
      ) as Partial<SiteValues>,
      defaults: changed.filter(({ toDefault }) => toDefault).map(({ field }) => field) as never[],
      reason: reason.trim(),
      undoes: draft.undoes,
    })
    if (answer.ok) {
      toast.show({
        text: t(answer.value.state === 'applied' ? 'saved' : 'requested'),
        tone: 'success',
      })
      await cache.invalidateQueries()
      return onSaved()
    }
    // Another try is another change.
    setId(newId())
    const { of: errors, whole } = splitFieldErrors(answer.refusal)
    const wrong = toFieldErrors(errors)
    if (Object.keys(wrong).length > 0) return onRefused(wrong)
    setReasonError(errors.reason)
    setProblem(whole ?? undefined)
    if (answer.refusal.code !== 'site_settings.changed_before') return
    onConflict()
    await cache.invalidateQueries({ queryKey: ['site_settings.read_site'] })
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      {changed.length === 0 ? <p>{t('no_difference')}</p> : <Difference fields={changed} />}
      <Consequences before={before} after={after} />
      {second ? <Alert tone="warn">{t('second_note')}</Alert> : null}
      <TextField
        label={t('reason')}
        hint={t('reason_hint')}
        maxLength={300}
        error={reasonError}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <Button
        type="submit"
        loading={pending}
        loadingLabel={t('saving')}
        disabledReason={
          online ? (changed.length === 0 ? t('no_difference') : undefined) : t('offline')
        }
      >
        {t(second ? 'request' : 'save')}
      </Button>
    </form>
  )
}

/** The messages of `values.bundles.0.credits` and `defaults` by field. */
function toFieldErrors(errors: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const [root, field] = path.split('.')
      return root === 'values' && field !== undefined ? [[field, message]] : []
    }),
  )
}
