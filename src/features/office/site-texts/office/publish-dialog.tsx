import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  Segmented,
  TextField,
  useToast,
} from '#ui/components/index.ts'
import type { OpenedPage } from '../contract/site-texts.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { PageDifference } from './page-difference.tsx'
import type { TypedText } from './typed-text.ts'

interface PublishDialogProps {
  readonly open: boolean
  readonly opened: OpenedPage
  /** The newest version that the author has seen. */
  readonly newest: number
  /** Null returns to the product’s text. */
  readonly text: TypedText | null
  /** The text that members will read then; null if there is none. */
  readonly after: TypedText | null
  readonly onClose: () => void
  /** The text can’t be published; the message belongs to the form. */
  readonly onRefused: (refusal: RefusalAnswer) => void
  /** Someone published a newer version, to which the difference is now shown. */
  readonly onConflict: () => void
  readonly onPublished: () => void
}

/** Shows what changes compared with what members read now, then publishes. */
export function PublishDialog(props: PublishDialogProps) {
  const t = usePhrases<typeof en>('site_texts')
  const { open, onClose } = props
  return (
    <Dialog
      open={open}
      className="page-publish"
      onClose={onClose}
      title={t('publish_title')}
      closeLabel={t('close')}
    >
      <PublishForm {...props} />
    </Dialog>
  )
}

function PublishForm(props: PublishDialogProps) {
  const { opened, newest, text, after, onClose, onRefused, onConflict, onPublished } = props
  const { site, page, language, current, acceptable } = opened
  const t = usePhrases<typeof en>('site_texts')
  const cache = useQueryClient()
  const online = useOnline()
  const toast = useToast()
  const [id, setId] = useState(newId)
  const [summary, setSummary] = useState('')
  const [start, setStart] = useState('now')
  const [day, setDay] = useState('')
  const [acceptAgain, setAcceptAgain] = useState(false)
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const { ask, pending } = calls.useAction('site_texts.publish_page')
  const { of: errors, whole } = splitFieldErrors(refusal)

  async function publish(event: FormEvent) {
    event.preventDefault()
    const answer = await ask({
      id,
      site: site.id,
      page,
      language,
      newest,
      text,
      summary: summary.trim(),
      day: start === 'now' ? null : day,
      accept_again: acceptAgain,
    })
    if (answer.ok) {
      void cache.invalidateQueries({ queryKey: ['site_texts.list_pages'] })
      await cache.invalidateQueries({ queryKey: ['site_texts.read_page'] })
      toast.show({ text: t('published'), tone: 'success' })
      return onPublished()
    }
    setRefusal(answer.refusal)
    const fields = Object.keys(splitFieldErrors(answer.refusal).of)
    if (fields.some((field) => field.startsWith('text'))) {
      onRefused(answer.refusal)
      return onClose()
    }
    if (answer.refusal.code === 'site_texts.changed_before') {
      // Another try is another version, after the one that was published first.
      setId(newId())
      onConflict()
      await cache.invalidateQueries({ queryKey: ['site_texts.read_page'] })
    }
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void publish(event)}>
      <PageDifference before={write(current)} after={write(after)} />
      <TextField
        label={t('summary')}
        hint={t('summary_hint')}
        maxLength={300}
        error={errors.summary}
        value={summary}
        onChange={({ target }) => setSummary(target.value)}
      />
      <Segmented
        legend={t('start')}
        options={[
          { value: 'now', label: t('start_now') },
          { value: 'day', label: t('start_day') },
        ]}
        value={start}
        onChange={setStart}
      />
      {start === 'now' ? null : (
        <TextField
          label={t('day')}
          hint={t('day_hint')}
          type="date"
          min={site.today}
          error={errors.day}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      {acceptable ? (
        <Checkbox
          label={t('accept_again')}
          hint={t('accept_again_hint')}
          checked={acceptAgain}
          onChange={({ target }) => setAcceptAgain(target.checked)}
        />
      ) : null}
      {whole === null ? null : (
        <Alert tone="danger" announce>
          {whole}
        </Alert>
      )}
      <Button
        type="submit"
        loading={pending}
        loadingLabel={t('publishing')}
        disabledReason={online ? undefined : t('offline')}
      >
        {t('publish_now')}
      </Button>
    </form>
  )
}

const write = (text: TypedText | null): string =>
  text === null ? '' : `${text.title}\n\n${text.body}`
