import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSignUp } from '#features/members/accounts/web/index.ts'
import type { en } from '../locales/en.ts'
import type { LikeTarget } from './use-like.ts'

/**
 * Returns a handler that opens the sign-up for a visitor who pressed a heart, with the reason;
 * after sign-up the like is sent and the profile opens (ACC-17).
 */
export function useInvite({ id, name }: LikeTarget, photo?: string): () => void {
  const t = usePhrases<typeof en>('likes')
  const { open } = useSignUp()
  return () =>
    open({
      text: t('visitor', { name }),
      face: { name, src: photo },
      to: `/members/${id}`,
      pendingCall: { call: 'likes.like', input: { member: id, id: newId() } },
    })
}
