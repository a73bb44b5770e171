import './pages.css'
import { useState } from 'react'
import { isLocale } from '#kernel/locale.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import { ListPage, useAddressFilters, useMe } from '#features/members/staff/office/index.ts'
import { Button, PlusIcon, SelectField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { CreatePageForm } from './create-page-form.tsx'
import { EditorPage } from './editor-page.tsx'
import { PageList } from './page-list.tsx'

/** The pages of the sites in the back office (OPS-04): the list, one page, and creating one. */
export function Page() {
  const [{ site, page, language }] = useAddressFilters('site', 'page', 'language')
  if (/^[1-9]\d{0,8}$/.test(site) && page !== '' && isLocale(language))
    return <EditorPage key={`${site} ${page} ${language}`} {...{ site, page, language }} />
  return <Pages />
}

function Pages() {
  const t = usePhrases<typeof en>('site_texts')
  const me = useMe()
  const [{ site }, change] = useAddressFilters('site')
  const [creating, setCreating] = useState(false)
  const list = calls.useCall(
    'site_texts.list_pages',
    /^[1-9]\d{0,8}$/.test(site) ? { site: Number(site) } : {},
  )
  const mayEdit = hasPermission(me?.role ?? '', 'site_texts.edit')

  if (creating && list.data !== undefined)
    return (
      <CreatePageForm
        sites={list.data.sites}
        site={list.data.site}
        onBack={() => setCreating(false)}
      />
    )
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      notLoaded={t('not_loaded')}
      list={list}
      filters={(data) => (
        <div className="mt-6 max-w-column">
          <SelectField
            label={t('site')}
            value={site === '' ? String(data?.site ?? '') : site}
            options={(data?.sites ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
            onChange={({ target }) => change({ site: target.value })}
          />
        </div>
      )}
      action={
        mayEdit && list.data !== undefined ? (
          <Button icon={<PlusIcon />} onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        ) : null
      }
    >
      {(data) => <PageList {...data} />}
    </ListPage>
  )
}
