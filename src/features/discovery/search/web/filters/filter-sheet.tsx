import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Sheet } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { FilterForm, type FilterFormProps } from './filter-form.tsx'

interface FilterSheetProps extends FilterFormProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The filters in a sheet, with the button in its footer. */
export function FilterSheet({ open, onClose, ...form }: FilterSheetProps) {
  const t = usePhrases<typeof en>('search')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('filters.open')}
      closeLabel={t('filters.close')}
      actions={
        <Button block onClick={onClose}>
          {form.total === null ? t('filters.show') : t('filters.show_count', { count: form.total })}
        </Button>
      }
    >
      <FilterForm {...form} inSheet />
    </Sheet>
  )
}
