import { useState } from 'react'
import { pageTextLimits } from '#features/site/content-pages/index.ts'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, Tabs, TextArea, TextField } from '#ui/components/index.ts'
import type { OpenedPage } from '../contract/site-texts.ts'
import type { en } from '../locales/en.ts'
import { FormatHelp } from './format-help.tsx'
import { PagePreview } from './page-preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { TextView } from './text-view.tsx'
import type { TypedText } from './typed-text.ts'
import { useDraft } from './use-draft.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { VersionList } from './version-list.tsx'

interface PageEditorProps {
  readonly opened: OpenedPage
  readonly mayEdit: boolean
}

const nothing: TypedText = { title: '', body: '' }

/** The text of a page, with preview, source text and versions beside it. */
export function PageEditor({ opened, mayEdit }: PageEditorProps) {
  const { site, page, language, current, source } = opened
  const t = usePhrases<typeof en>('site_texts')
  const { language: named } = useFormat()
  const [tab, setTab] = useState('write')
  const [draft, setDraft] = useDraft(`${site.id} ${page} ${language}`)
  const text = draft?.text ?? current ?? nothing
  const changed =
    draft !== undefined && (text.title !== current?.title || text.body !== current.body)
  useLeaveWarning(changed)

  const type = (typed: TypedText) =>
    setDraft({ text: typed, newest: draft === undefined ? opened.newest : draft.newest })

  return (
    <Tabs
      className="mt-6"
      label={t('views')}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'write', label: t(mayEdit ? 'write' : 'page_text') },
        { id: 'preview', label: t('preview') },
        ...(source === null ? [] : [{ id: 'source', label: named(site.source) }]),
        { id: 'versions', label: t('versions') },
      ]}
    >
      {tab === 'preview' ? <PagePreview opened={opened} text={text} /> : null}
      {tab === 'source' && source !== null ? (
        <TextView text={source} language={site.source} />
      ) : null}
      {tab === 'versions' ? (
        <VersionList
          opened={opened}
          mayEdit={mayEdit}
          onTake={(taken) => {
            type(taken)
            setTab('write')
          }}
        />
      ) : null}
      {tab !== 'write' ? null : mayEdit ? (
        <TextForm
          opened={opened}
          text={text}
          changed={changed}
          newest={draft?.newest ?? opened.newest}
          onType={type}
          onConflict={() => draft !== undefined && setDraft({ ...draft, newest: null })}
          onReset={() => setDraft(undefined)}
        />
      ) : (
        <TextView text={text} language={language} />
      )}
    </Tabs>
  )
}

interface TextFormProps {
  readonly opened: OpenedPage
  readonly text: TypedText
  readonly changed: boolean
  /** The newest version that the author has seen. */
  readonly newest: number
  readonly onType: (text: TypedText) => void
  readonly onConflict: () => void
  readonly onReset: () => void
}

function TextForm(props: TextFormProps) {
  const { opened, text, changed, newest, onType, onConflict, onReset } = props
  const { language, current, original, own } = opened
  const t = usePhrases<typeof en>('site_texts')
  const online = useOnline()
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const [publishing, setPublishing] = useState<'text' | 'original' | null>(null)
  const [line, setLine] = useState(1)
  const { of: errors, whole } = splitFieldErrors(refusal)
  const published = opened.versions.find(({ state }) => state === 'in_force')
  const mayReturn = published !== undefined && published.title !== null
  return (
    <>
      <form
        noValidate
        className="mt-4 grid max-w-text gap-5"
        aria-label={t('write')}
        onSubmit={(event) => {
          event.preventDefault()
          setPublishing('text')
        }}
      >
        {current === null ? <p className="text-ink-2">{t('nothing_yet')}</p> : null}
        <TextField
          lang={language}
          label={t('page_title')}
          maxLength={pageTextLimits.title}
          error={errors['text.title']}
          value={text.title}
          onChange={({ target }) => onType({ ...text, title: target.value })}
        />
        <TextArea
          lang={language}
          className="page-source"
          label={t('page_text')}
          hint={t('line', { line })}
          rows={22}
          maxLength={pageTextLimits.body}
          error={errors['text.body']}
          value={text.body}
          onSelect={({ currentTarget }) =>
            setLine(currentTarget.value.slice(0, currentTarget.selectionStart).split('\n').length)
          }
          onChange={({ target }) => onType({ ...text, body: target.value })}
        />
        <FormatHelp />
        {whole === null ? null : (
          <Alert tone="danger" announce>
            {whole}
          </Alert>
        )}
        <div className="office-tags">
          <Button type="submit" disabledReason={online ? undefined : t('offline')}>
            {t('publish')}
          </Button>
          {changed ? (
            <Button variant="ghost" onClick={onReset}>
              {t('reset')}
            </Button>
          ) : null}
          {mayReturn ? (
            <Button variant="line" onClick={() => setPublishing('original')}>
              {t(own ? 'end_language' : 'use_original')}
            </Button>
          ) : null}
        </div>
      </form>
      <PublishDialog
        open={publishing !== null}
        opened={opened}
        newest={newest}
        text={publishing === 'original' ? null : text}
        after={publishing === 'original' ? original : text}
        onClose={() => setPublishing(null)}
        onRefused={setRefusal}
        onConflict={onConflict}
        onPublished={() => {
          setRefusal(null)
          setPublishing(null)
          onReset()
        }}
      />
    </>
  )
}
