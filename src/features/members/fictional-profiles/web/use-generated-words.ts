import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'

/** The word on a picture that a program made (F11), the same on every surface. */
export function useGeneratedWords(): string {
  const t = usePhrases<typeof en>('fictional_profiles')
  return t('generated')
}
