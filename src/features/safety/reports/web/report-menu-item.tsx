import { type ReactNode, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { FlagIcon, type MenuItem } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { ReportDialog } from './report-dialog.tsx'

interface ReportAccessProps {
  readonly member: { readonly id: string; readonly name: string }
  /** The menu that contains the item. */
  readonly children: (items: readonly MenuItem[]) => ReactNode
}

/** The menu item "Report" on a member's page, and its dialog. */
export function ReportMenuItem({ member, children }: ReportAccessProps) {
  const t = usePhrases<typeof en>('reports')
  const [open, setOpen] = useState(false)
  return (
    <>
      {children([
        {
          id: 'report',
          label: t('title', { name: member.name }),
          icon: <FlagIcon />,
          onSelect: () => setOpen(true),
        },
      ])}
      <ReportDialog
        target={{ member: member.id }}
        name={member.name}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
