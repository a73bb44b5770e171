import { useState } from 'react'
import { hasPermission } from '#features/members/staff/index.ts'
import { useMe } from '#features/members/staff/office/index.ts'
import type { RawInput } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Button, useToast } from '#ui/components/index.ts'
import type { contract } from '../contract/member-files.ts'
import type { en as staffTexts } from '#features/members/staff/locales/en.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** Downloads the list as it is filtered; only for roles that may. */
export function DownloadButton({
  input,
}: {
  readonly input: RawInput<(typeof contract)['member_files.export']>
}) {
  const t = usePhrases<typeof en>('member_files')
  const me = useMe()
  const online = useOnline()
  const staff = usePhrases<typeof staffTexts>('staff')
  const toast = useToast()
  const { ask } = calls.useAction('member_files.export')
  const [pending, setPending] = useState(false)
  if (!hasPermission(me?.role ?? '', 'members.export')) return null

  async function download() {
    setPending(true)
    const answer = await ask(input)
    setPending(false)
    if (!answer.ok) return toast.show({ text: answer.refusal.message })
    const { csv, members, cut } = answer.value
    // The mark tells spreadsheets that the file is UTF-8.
    const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: url, download: 'members.csv' }).click()
    URL.revokeObjectURL(url)
    toast.show({ text: t(cut ? 'downloaded_cut' : 'downloaded', { count: members }) })
  }

  return (
    <Button
      variant="line"
      loading={pending}
      loadingLabel={t('loading')}
      disabledReason={online ? undefined : staff('making.offline')}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  )
}
