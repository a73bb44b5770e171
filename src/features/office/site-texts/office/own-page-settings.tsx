import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { ActionButton, useAddressFilters } from '#features/members/staff/office/index.ts'
import { AlertDialog, Button, TextField, useToast } from '#ui/components/index.ts'
import type { OpenedPage } from '../contract/site-texts.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** Settings of an operator’s page in all languages: search engines, and removing it. */
export function OwnPageSettings({ site, page, in_sitemap: listed }: OpenedPage) {
  const t = usePhrases<typeof en>('site_texts')
  const cache = useQueryClient()
  const toast = useToast()
  const change = calls.useAction('site_texts.change_page')
  const [removing, setRemoving] = useState(false)
  return (
    <section className="mt-8 grid max-w-text gap-3" aria-labelledby="own-page">
      <h2 id="own-page" className="type-h3">
        {t('own')}
      </h2>
      <p className="text-ink-2">{t(listed ? 'listed_note' : 'hidden_note')}</p>
      <div className="office-tags">
        <ActionButton
          size="sm"
          act={() => change.ask({ site: site.id, token: page, in_sitemap: !listed })}
          onDone={() => {
            void cache.invalidateQueries({ queryKey: ['site_texts.list_pages'] })
            void cache.invalidateQueries({ queryKey: ['site_texts.read_page'] })
            toast.show({ text: t('saved'), tone: 'success' })
          }}
        >
          {t(listed ? 'hide' : 'list')}
        </ActionButton>
        <Button variant="danger" size="sm" onClick={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      </div>
      <RemoveDialog open={removing} site={site.id} page={page} onClose={() => setRemoving(false)} />
    </section>
  )
}

interface RemoveDialogProps {
  readonly open: boolean
  readonly site: number
  readonly page: string
  readonly onClose: () => void
}

function RemoveDialog({ open, site, page, onClose }: RemoveDialogProps) {
  const t = usePhrases<typeof en>('site_texts')
  const cache = useQueryClient()
  const online = useOnline()
  const [, go] = useAddressFilters('page', 'language')
  const { ask, pending } = calls.useAction('site_texts.remove_page')
  const [summary, setSummary] = useState('')
  const [problem, setProblem] = useState<string>()

  async function remove() {
    const answer = await ask({ site, token: page, summary: summary.trim() })
    if (!answer.ok) return setProblem(answer.refusal.message)
    void cache.invalidateQueries({ queryKey: ['site_texts.list_pages'] })
    go({ page: '', language: '' })
  }

  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={t('remove_title', { page: `/${page}` })}
      text={t('remove_text')}
      problem={problem}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant="danger"
            loading={pending}
            loadingLabel={t('removing')}
            disabledReason={online ? undefined : t('offline')}
            onClick={() => void remove()}
          >
            {t('remove')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('summary')}
        maxLength={300}
        value={summary}
        onChange={({ target }) => setSummary(target.value)}
      />
    </AlertDialog>
  )
}
