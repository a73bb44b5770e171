import { type ReactNode, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { LockSimpleIcon, type MenuItem } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { AccessDialog } from './access-dialog.tsx'

interface PrivateAccessProps {
  readonly member: { readonly id: string; readonly name: string; readonly kind: string }
  /** The menu that contains the item; it is empty for a profile that is not a member. */
  readonly children: (items: readonly MenuItem[]) => ReactNode
}

/**
 * The menu item "My private photos" on a member's page, and its dialog (PRO-01). Nothing is
 * requested before it opens.
 */
export function PrivateAccess({ member, children }: PrivateAccessProps) {
  const t = usePhrases<typeof en>('photos')
  const [open, setOpen] = useState(false)
  if (member.kind !== 'member') return children([])
  return (
    <>
      {children([
        {
          id: 'private-photos',
          label: t('access.item'),
          icon: <LockSimpleIcon />,
          onSelect: () => setOpen(true),
        },
      ])}
      <AccessDialog member={member} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
