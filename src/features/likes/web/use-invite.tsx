import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Cameo } from '#platform/web/ui/index.ts'
import { useSignUp } from '#features/accounts/web/index.ts'
import type { en } from '../locales/en.ts'
import type { Liked } from './use-like.ts'

/** Leads a visitor who pressed a heart to the sign-up, with the reason and back to the person. */
export function useInvite({ id, name }: Liked, photo?: string): () => void {
  const t = usePhrases<typeof en>('likes')
  const { open } = useSignUp()
  return () =>
    open({ words: t('visitor', { name }), cameo: <Cameo name={name} src={photo} size="lg" />, to: `/members/${id}` })
}
