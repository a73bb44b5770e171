import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/emails/en.ts'
import { namedKinds } from '../rules/email-kinds.ts'

/** Returns a function that names a kind of email; one without a name keeps its stored one. */
export function useKindName(): (kind: string) => string {
  const t = usePhrases<typeof en>('emails')
  return (kind) => {
    const named = namedKinds.find((one) => one === kind)
    return named === undefined ? kind : t(`kinds.${named}`)
  }
}
