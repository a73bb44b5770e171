import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import type { DebitBlock } from '../contract/blocks.ts'

/**
 * The readable name of a block: the first characters of the hash for an account or phone, or of the
 * order for a return.
 */
export function useBlockName(): (block: Pick<DebitBlock, 'kind' | 'mark' | 'order'>) => string {
  const t = usePhrases<typeof en>('direct_debit')
  return ({ kind, mark, order }) =>
    t(`office.kinds.${kind}`, { sign: mark ?? order?.slice(0, 8) ?? '' })
}
