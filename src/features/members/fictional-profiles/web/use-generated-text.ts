import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'

/** The text shown on an AI-generated photo (F11), the same everywhere. */
export function useGeneratedText(): string {
  const t = usePhrases<typeof en>('fictional_profiles')
  return t('generated')
}
