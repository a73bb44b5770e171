import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Cameo } from '#ui/components/index.ts'
import type { Partner } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'

/** The partner's photo; the name is shown beside it. */
export function PartnerCameo({
  profile,
  size,
}: {
  readonly profile: Partner
  readonly size: 'sm' | 'md' | 'xl'
}) {
  const t = usePhrases<typeof en>('chat')
  return (
    <Cameo
      name={profile.name ?? t('member_gone')}
      size={size}
      src={profile.photo?.src[160]}
      srcSet={
        profile.photo ? `${profile.photo.src[160]} 160w, ${profile.photo.src[480]} 480w` : undefined
      }
      fictional={profile.kind === 'fictional'}
      online={profile.online ? t('head.online') : undefined}
    />
  )
}
