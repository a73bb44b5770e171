import type { Locale } from '#kernel/locale.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import { ListContent, useAddressFilters, useMe } from '#features/members/staff/office/index.ts'
import { Alert, ArrowLeftIcon, Button, SelectField } from '#ui/components/index.ts'
import type { OpenedPage } from '../contract/site-texts.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { OwnPageSettings } from './own-page-settings.tsx'
import { PageEditor } from './page-editor.tsx'

interface EditorPageProps {
  readonly site: string
  readonly page: string
  readonly language: Locale
}

/** One page of a site in one language: its text, what members see, and its versions. */
export function EditorPage({ site, page, language }: EditorPageProps) {
  const t = usePhrases<typeof en>('site_texts')
  const [, change] = useAddressFilters('page', 'language')
  const opened = calls.useCall(
    'site_texts.read_page',
    { site: Number(site), page, language },
    // The draft is compared with it.
    { staleTime: 0 },
  )
  return (
    <div className="office-page">
      <Button
        className="-ml-4"
        variant="ghost"
        size="sm"
        icon={<ArrowLeftIcon />}
        onClick={() => change({ page: '', language: '' })}
      >
        {t('title')}
      </Button>
      <ListContent list={opened} notLoaded={t('not_loaded')}>
        {(data) => <OpenPage {...data} />}
      </ListContent>
    </div>
  )
}

function OpenPage(opened: OpenedPage) {
  const { site, page, language, own, current, stale, outdated } = opened
  const t = usePhrases<typeof en>('site_texts')
  const { language: named } = useFormat()
  const me = useMe()
  const [, change] = useAddressFilters('language')
  const mayEdit = hasPermission(me?.role ?? '', 'site_texts.edit')
  const source = named(site.source)
  return (
    <>
      <h1 className="type-h2 mt-2" tabIndex={-1}>
        {current?.title.replaceAll('{site}', site.name) ?? `/${page}`}
      </h1>
      <p className="mt-1 text-ink-2">
        {site.name} · /{page}
      </p>
      <div className="mt-6 max-w-column">
        <SelectField
          label={t('language')}
          value={language}
          options={site.languages.map((each) => ({ value: each, label: named(each) }))}
          onChange={({ target }) => change({ language: target.value })}
        />
      </div>
      {stale ? (
        <Alert className="mt-4" tone="warn">
          {t('stale_note', { source })}
        </Alert>
      ) : null}
      {outdated ? (
        <Alert className="mt-4" tone="warn">
          {t('outdated_note')}
        </Alert>
      ) : null}
      <PageEditor opened={opened} mayEdit={mayEdit} />
      {own && mayEdit ? <OwnPageSettings {...opened} /> : null}
    </>
  )
}
