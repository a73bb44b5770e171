import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { DetailList } from '#ui/components/index.ts'
import type { FileView } from '../contract/file-view.ts'
import type { en } from '../locales/en.ts'

/** Unspent credits, bought and given, and frozen ones. */
export function CreditFacts({ credits }: { readonly credits: NonNullable<FileView['credits']> }) {
  const t = usePhrases<typeof en>('member_files')
  const { number } = useFormat()
  return (
    <DetailList
      facts={(['bought', 'given', 'frozen'] as const).map((id) => ({
        id,
        label: t(`credits.${id}`),
        value: number(credits[id]),
      }))}
    />
  )
}
