import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Cameo } from '#platform/web/ui/index.ts'
import { useSignUp } from '#features/accounts/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import type { Liked } from './use-like.ts'

/** Leads a visitor who pressed a heart to the sign-up, with the reason; once there is an account the like is given, and the way leads to the person (ACC-17). */
export function useInvite({ id, name }: Liked, photo?: string): () => void {
  const t = usePhrases<typeof en>('likes')
  const { open } = useSignUp()
  const { ask } = calls.useAction('likes.like')
  return () =>
    open({
      words: t('visitor', { name }),
      cameo: <Cameo name={name} src={photo} size="lg" />,
      to: `/members/${id}`,
      // Should it not be taken, the heart on the page the way leads to stands open and can be pressed again.
      onDone: async () => {
        await ask({ member: id, id: newId() })
      },
    })
}
