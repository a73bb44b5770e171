import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  DotsThreeBoldIcon,
  Menu,
  type MenuItem,
  ProhibitIcon,
  useToast,
} from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { BlockDialog } from './block-dialog.tsx'

interface MoreMenuProps {
  readonly member: { readonly id: string; readonly name: string }
  /** `button`: a line button with text. `glass`: three dots over a photo. */
  readonly look: 'button' | 'glass'
  /** Items that other features add above blocking. */
  readonly items?: readonly MenuItem[]
}

/** Menu of further actions on a profile; blocking is last. */
export function MoreMenu({ member, look, items = [] }: MoreMenuProps) {
  const t = usePhrases<typeof en>('blocks')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const [asking, setAsking] = useState(false)

  async function leave() {
    setAsking(false)
    await navigate('/members')
    // Removes this person from all cached data.
    cache.removeQueries({
      predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(member.id),
    })
    void cache.invalidateQueries()
    toast.show({ text: t('done', { name: member.name }) })
  }

  return (
    <>
      <Menu
        className={look === 'glass' ? 'icon-btn icon-btn-glass' : 'btn btn-line btn-block'}
        aria-label={look === 'glass' ? t('more') : undefined}
        items={[
          ...items,
          {
            id: 'block',
            label: t('block', { name: member.name }),
            icon: <ProhibitIcon />,
            danger: true,
            rule: items.length > 0,
            onSelect: () => setAsking(true),
          },
        ]}
      >
        <DotsThreeBoldIcon />
        {look === 'button' ? t('more') : null}
      </Menu>
      <BlockDialog
        member={member}
        open={asking}
        onClose={() => setAsking(false)}
        onBlocked={() => void leave()}
      />
    </>
  )
}
