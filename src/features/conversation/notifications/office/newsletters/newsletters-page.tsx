import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, PlusIcon } from '#ui/components/index.ts'
import { ListPage } from '#features/members/staff/office/index.ts'
import type { en } from '../../locales/newsletters/en.ts'
import { calls } from '../../web/calls.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { createEmptyNewsletter, type NewsletterInput } from './newsletter-input.ts'
import { NewsletterList } from './newsletter-list.tsx'

/** Newsletters in the back office (OPS-12): planned, running and past ones; and writing one. */
export function Page() {
  const t = usePhrases<typeof en>('newsletters')
  const list = calls.useCall('notifications.list_newsletters', {})
  const [writing, setWriting] = useState(false)
  const [typed, setTyped] = useState<NewsletterInput>()
  const sites = list.data?.sites ?? []

  if (writing && list.data !== undefined)
    return (
      <NewsletterForm
        input={typed ?? createEmptyNewsletter(sites)}
        sites={sites}
        frames={list.data.frames}
        onType={setTyped}
        onBack={() => setWriting(false)}
        onPlanned={() => {
          setTyped(undefined)
          setWriting(false)
        }}
      />
    )
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      notLoaded={t('not_loaded')}
      list={list}
      empty={({ newsletters }) => newsletters.length === 0 && { title: t('none') }}
      action={
        list.data === undefined ? null : (
          <Button
            icon={<PlusIcon />}
            onClick={() => {
              setTyped(typed ?? createEmptyNewsletter(sites))
              setWriting(true)
            }}
          >
            {t('write')}
          </Button>
        )
      }
    >
      {(data) => <NewsletterList {...data} />}
    </ListPage>
  )
}
