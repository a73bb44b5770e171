import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { GiftIcon, IconButton } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

/** Opens the picker for gifts and stickers, which shows their prices. */
export function GiftButton({ open, onOpen }: { readonly open: boolean; readonly onOpen: () => void }) {
  const t = usePhrases<typeof en>('chat')
  return (
    <IconButton
      icon={<GiftIcon />}
      label={t('pick.open')}
      tip="above"
      aria-haspopup="dialog"
      aria-expanded={open}
      data-gifts
      onClick={onOpen}
    />
  )
}
