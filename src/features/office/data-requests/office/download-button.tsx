import { useState } from 'react'
import { hasPermission } from '#features/members/staff/index.ts'
import { useMe } from '#features/members/staff/office/index.ts'
import type { RawInput } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Button, useToast } from '#ui/components/index.ts'
import type { contract } from '../contract/data-requests.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** Downloads the register as it is filtered; only for roles that may. */
export function DownloadButton({
  input,
}: {
  readonly input: RawInput<(typeof contract)['data_requests.download']>
}) {
  const t = usePhrases<typeof en>('data_requests')
  const me = useMe()
  const online = useOnline()
  const toast = useToast()
  const { ask } = calls.useAction('data_requests.download')
  const [pending, setPending] = useState(false)
  if (!hasPermission(me?.role ?? '', 'data_requests.download')) return null

  async function download() {
    setPending(true)
    const answer = await ask(input)
    setPending(false)
    if (!answer.ok) return toast.show({ text: answer.refusal.message })
    const { csv, requests } = answer.value
    // The mark tells spreadsheets that the file is UTF-8.
    const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: url, download: 'data-requests.csv' }).click()
    URL.revokeObjectURL(url)
    toast.show({ text: t('office.downloaded', { count: requests }) })
  }

  return (
    <Button
      variant="line"
      loading={pending}
      loadingLabel={t('loading')}
      disabledReason={online ? undefined : t('office.offline')}
      onClick={() => void download()}
    >
      {t('office.download')}
    </Button>
  )
}
