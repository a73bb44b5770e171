import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { Button, HeartFillIcon, HeartIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { useInvite } from './use-invite.ts'
import { type LikeTarget, useLike } from './use-like.ts'
import { useMarkLikeSeen } from './use-mark-like-seen.ts'

interface LikeActionProps {
  readonly member: LikeTarget
  /**
   * `dock`: the bar at the bottom of a phone screen, which has no room for the line about the
   * mutual like.
   */
  readonly look?: 'panel' | 'dock'
  readonly photo?: string | undefined
}

/**
 * The like button of a member's page, with a line about existing likes. Rendering it counts as
 * opening the profile (LIKE-02).
 */
export function LikeAction({ member, look = 'panel', photo }: LikeActionProps) {
  const t = usePhrases<typeof en>('likes')
  const viewer = useViewer()
  const { standing, toggle } = useLike(member)
  const invite = useInvite(member, photo)
  useMarkLikeSeen(member.id)
  if (viewer?.profile.id === member.id) return null
  const { liked, likes_you, match } = standing
  return (
    <>
      {look === 'dock' ? null : match !== null ? (
        <p className="text-center font-semibold">
          <Link className="link" to={`/likes/m/${match.id}`}>
            {t('mutual')}
          </Link>
        </p>
      ) : likes_you ? (
        <p className="text-center font-semibold">{t('button.likes_you', { name: member.name })}</p>
      ) : null}
      <Button
        block
        variant={liked ? 'line' : 'peony'}
        icon={liked ? <HeartFillIcon className="text-peony" /> : <HeartIcon />}
        aria-label={t(liked ? 'button.liked_named' : 'like', { name: member.name })}
        aria-pressed={liked}
        onClick={viewer === null ? invite : toggle}
      >
        {liked ? t('button.liked') : t('button.like')}
      </Button>
    </>
  )
}
