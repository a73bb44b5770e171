import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { LockSimpleIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/** The slot after the last free one: a button that explains how to get more (CRED-14). */
export function MoreTile({ limit, onMore }: { readonly limit: number; readonly onMore: () => void }) {
  const t = usePhrases<typeof en>('photos')
  return (
    <button
      type="button"
      data-more-photos
      className="border-control text-muted hover:bg-pine-soft grid h-full w-full place-content-center justify-items-center gap-2 rounded-lg border-[1.5px] border-dashed p-3 text-center font-semibold"
      onClick={onMore}
    >
      <LockSimpleIcon className="size-8" />
      {t('own.premium', { limit })}
    </button>
  )
}
