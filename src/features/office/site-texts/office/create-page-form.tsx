import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CreateForm, useAddressFilters } from '#features/members/staff/office/index.ts'
import { Checkbox, SelectField, TextField } from '#ui/components/index.ts'
import type { TextSite } from '../contract/site-texts.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

interface CreatePageFormProps {
  readonly sites: readonly TextSite[]
  readonly site: number
  readonly onBack: () => void
}

/** Creates a page of the operator; its text is written on the next screen. */
export function CreatePageForm({ sites, site: first, onBack }: CreatePageFormProps) {
  const t = usePhrases<typeof en>('site_texts')
  const cache = useQueryClient()
  const [, change] = useAddressFilters('site', 'page', 'language')
  const empty = { site: first, token: '', in_sitemap: true }
  const [typed, setTyped] = useState(empty)
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const { ask, pending } = calls.useAction('site_texts.create_page')
  const { of: errors, whole } = splitFieldErrors(refusal)

  async function create() {
    const page = { ...typed, token: typed.token.trim().replace(/^\//, '') }
    const answer = await ask(page)
    setRefusal(answer.ok ? null : answer.refusal)
    if (!answer.ok) return
    void cache.invalidateQueries({ queryKey: ['site_texts.list_pages'] })
    const source = sites.find(({ id }) => id === page.site)?.source ?? 'en'
    change({ site: String(page.site), page: page.token, language: source })
  }

  return (
    <CreateForm
      texts={{ title: t('create'), sending: t('creating') }}
      pending={pending}
      failure={refusal}
      problem={whole}
      onSend={() => void create()}
      onClear={() => setTyped(empty)}
      onBack={onBack}
    >
      <SelectField
        label={t('site')}
        options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(typed.site)}
        error={errors.site}
        onChange={({ target }) => setTyped({ ...typed, site: Number(target.value) })}
      />
      <TextField
        label={t('token')}
        hint={t('token_hint')}
        error={errors.token}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={61}
        value={typed.token}
        onChange={({ target }) => setTyped({ ...typed, token: target.value })}
      />
      <Checkbox
        label={t('in_sitemap')}
        checked={typed.in_sitemap}
        onChange={({ target }) => setTyped({ ...typed, in_sitemap: target.checked })}
      />
    </CreateForm>
  )
}
