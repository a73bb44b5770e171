import { type ReactNode, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { LockSimpleIcon, type MenuItem } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { AccessDialog } from './access-dialog.tsx'

interface PrivateAccessProps {
  readonly member: { readonly id: string; readonly name: string; readonly kind: string }
  /** The menu that holds the line; it gets none for a profile that is no member. */
  readonly children: (items: readonly MenuItem[]) => ReactNode
}

/** The line "My private photos" for a member's menu, and the dialog behind it (PRO-01). Nothing is asked before it opens. */
export function PrivateAccess({ member, children }: PrivateAccessProps) {
  const t = usePhrases<typeof en>('photos')
  const [open, setOpen] = useState(false)
  if (member.kind !== 'member') return children([])
  return (
    <>
      {children([
        { id: 'private-photos', label: t('access.item'), icon: <LockSimpleIcon />, onSelect: () => setOpen(true) },
      ])}
      <AccessDialog member={member} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
