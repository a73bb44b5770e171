import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import { NoteForm, useMe } from '#features/members/staff/office/index.ts'
import { Alert, Button, useToast } from '#ui/components/index.ts'
import type { FileView } from '../contract/file-view.ts'
import type { en } from '../locales/en.ts'
import { ActDialog } from './act-dialog.tsx'
import { reportCalls } from './report-calls.ts'

interface MemberActionsProps {
  readonly file: FileView
  readonly onChanged: () => void
}

/** Decisions about a member that their state allows, for roles that decide reports. */
export function MemberActions({ file, onChanged }: MemberActionsProps) {
  const t = usePhrases<typeof en>('member_files')
  const [open, setOpen] = useState(false)
  if (!hasPermission(useMe()?.role ?? '', 'reports.decide') || file.fictional) return null
  const decidable = file.status !== 'banned' && file.status !== 'paused'
  return (
    <div className="mt-4 grid max-w-column gap-4">
      {decidable ? (
        <>
          <Button
            variant="line"
            className="justify-self-start"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t('act.decide')}
          </Button>
          <ActDialog
            file={file}
            open={open}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false)
              onChanged()
            }}
          />
        </>
      ) : null}
      {file.status === 'suspended' ? <EndSuspension file={file} onChanged={onChanged} /> : null}
      {file.status === 'banned' ? <Unban file={file} /> : null}
    </div>
  )
}

function EndSuspension({ file, onChanged }: MemberActionsProps) {
  const t = usePhrases<typeof en>('member_files')
  const toast = useToast()
  const { ask } = reportCalls.useAction('reports.end_suspension')
  return (
    <NoteForm
      label={t('act.end')}
      note={{
        label: t('act.end_reason'),
        hint: t('act.end_hint'),
        rows: 2,
        maxLength: 1000,
        missing: t('act.end_missing'),
      }}
      button={{ children: t('act.end'), loadingLabel: t('act.saving'), variant: 'line' }}
      send={(reason) => ask({ member: file.member, reason })}
      onSent={() => {
        toast.show({ text: t('act.ended') })
        onChanged()
      }}
    />
  )
}

/** Leads to the report that closed the account: two people can reopen it there. */
function Unban({ file }: { readonly file: FileView }) {
  const t = usePhrases<typeof en>('member_files')
  const report = file.reports?.find(({ outcome, by_member: by }) => outcome === 'ban' && !by)
  return report === undefined ? null : (
    <Alert tone="info">{t('act.unban', { number: report.number })}</Alert>
  )
}
