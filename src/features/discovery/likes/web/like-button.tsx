import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { LikeToggle } from '#ui/components/index.ts'
import type { LikeStatus } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { useInvite } from './use-invite.ts'
import { type LikeTarget, useLike } from './use-like.ts'

interface LikeButtonProps {
  readonly member: LikeTarget
  /**
   * The like status if already loaded; otherwise it is fetched together with those of the page's
   * other hearts.
   */
  readonly status?: LikeStatus | undefined
  /** A small photo for the sign-up invitation shown to visitors. */
  readonly photo?: string | undefined
}

/** The heart on a card: likes, and unlikes when pressed again. Hidden on the viewer's own card. */
export function LikeButton({ member, status: given, photo }: LikeButtonProps) {
  const t = usePhrases<typeof en>('likes')
  const viewer = useViewer()
  const { standing, toggle } = useLike(member, given)
  const invite = useInvite(member, photo)
  if (viewer?.profile.id === member.id) return null
  return (
    <LikeToggle
      label={t('like', { name: member.name })}
      liked={standing.liked}
      onClick={viewer === null ? invite : toggle}
    />
  )
}
