import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

type Leaf = string | { readonly [key: string]: Leaf }

export type PhraseValues = Readonly<Record<string, string | number | Date>>
export type RichValues = Readonly<
  Record<string, string | number | Date | ((chunks: ReactNode) => ReactNode)>
>

/** Formats phrases of one feature. */
export interface FeaturePhrases<Tree> {
  (key: PhraseKey<Tree>, values?: PhraseValues): string
  /** With tags: `t.rich('terms', { a: (words) => <Link …>{words}</Link> })`. */
  rich(key: PhraseKey<Tree>, values: RichValues): ReactNode
}

/** The phrases of a feature, typed by its English file: `usePhrases<typeof en>('accounts')`. */
export function usePhrases<Tree extends { readonly [key: string]: Leaf }>(
  feature: string,
): FeaturePhrases<Tree> {
  return useTranslations(feature as never) as unknown as FeaturePhrases<Tree>
}
