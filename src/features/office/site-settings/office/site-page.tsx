import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import { ListContent, useAddressFilters, useMe } from '#features/members/staff/office/index.ts'
import { ArrowLeftIcon, Button, Tabs } from '#ui/components/index.ts'
import type { OpenedSite } from '../contract/site-settings.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { History } from './history.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { SettingsForm } from './settings-form.tsx'
import { listChanged } from './list-changed.ts'
import { useDraft } from './use-draft.ts'
import { useFieldTexts } from './use-field-texts.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { WaitingChange } from './waiting-change.tsx'

/** One site: its settings, what waits for a second person, and its history. */
export function SitePage({ site }: { readonly site: number }) {
  const t = usePhrases<typeof en>('site_settings')
  const [, change] = useAddressFilters('site')
  // The draft is compared with it.
  const opened = calls.useCall('site_settings.read_site', { site }, { staleTime: 0 })
  return (
    <div className="office-page">
      <Button
        className="-ml-4"
        variant="ghost"
        size="sm"
        icon={<ArrowLeftIcon />}
        onClick={() => change({ site: '' })}
      >
        {t('title')}
      </Button>
      <ListContent list={opened} notLoaded={t('site_not_loaded')}>
        {(data) => <OpenSite opened={data} />}
      </ListContent>
    </div>
  )
}

function OpenSite({ opened }: { readonly opened: OpenedSite }) {
  const t = usePhrases<typeof en>('site_settings')
  const me = useMe()
  const { list, locale } = useFieldTexts()
  const [tab, setTab] = useState('settings')
  const [draft, setDraft] = useDraft(opened.id)
  const [reviewing, setReviewing] = useState(false)
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({})
  const mayEdit = hasPermission(me?.role ?? '', 'site_settings.edit')
  const changed = listChanged(opened, draft, locale)
  useLeaveWarning(changed.length > 0)
  const start = { fields: {}, newest: opened.newest, undoes: null }

  return (
    <>
      <h1 className="type-h2 mt-2 wrap-anywhere" tabIndex={-1}>
        {opened.name}
      </h1>
      {opened.sisters.length === 0 ? null : (
        <p className="mt-1 text-ink-2">{t('shares_members', { sites: list(opened.sisters) })}</p>
      )}
      {opened.waiting === null ? null : <WaitingChange opened={opened} waiting={opened.waiting} />}
      <Tabs
        className="mt-6"
        label={t('views')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'settings', label: t('settings') },
          { id: 'history', label: t('history') },
        ]}
      >
        {tab === 'settings' ? (
          <SettingsForm
            opened={opened}
            mayEdit={mayEdit}
            draft={draft}
            problems={problems}
            changed={changed.length}
            onType={(field, next) =>
              setDraft({
                ...(draft ?? start),
                fields: { ...draft?.fields, [field]: next },
              })
            }
            onDiscard={() => {
              setDraft(undefined)
              setProblems({})
            }}
            onReview={() => setReviewing(true)}
          />
        ) : (
          <History
            opened={opened}
            mayEdit={mayEdit}
            onUndo={(fields, undoes) => {
              setDraft({ ...start, fields, undoes })
              setProblems({})
              setTab('settings')
              setReviewing(true)
            }}
          />
        )}
      </Tabs>
      <ReviewDialog
        open={reviewing}
        opened={opened}
        draft={draft}
        changed={changed}
        onClose={() => setReviewing(false)}
        onRefused={(errors) => {
          setProblems(errors)
          setReviewing(false)
          setTab('settings')
        }}
        onConflict={() => draft !== undefined && setDraft({ ...draft, newest: null })}
        onSaved={() => {
          setDraft(undefined)
          setProblems({})
          setReviewing(false)
        }}
      />
    </>
  )
}
