import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { ButtonLink } from '#ui/components/index.ts'
import { useSignUp } from '#features/members/accounts/web/index.ts'
import type { Member } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import type { en as landingEn } from '../../locales/landing/en.ts'

/** The sign-up button, which leads back to this member afterwards. */
export function LandingSignUpButton({
  member,
}: {
  readonly member: Pick<Member, 'id' | 'name'> | null
}) {
  const t = usePhrases<typeof en>('profiles')
  const tLanding = usePhrases<typeof landingEn>('landing')
  const { signups } = useSite()
  const to = member === null ? '/members' : `/members/${member.id}`
  const invitationText = member === null ? undefined : t('visitor.title', { name: member.name })
  const { link } = useSignUp({ to, ...(invitationText !== undefined && { text: invitationText }) })
  // If sign-ups are closed, the button would lead to an error.
  if (signups === 'closed')
    return (
      <ButtonLink as={Link} to={`/login?to=${encodeURIComponent(to)}`} variant="pine" size="lg">
        {t('visitor.log_in')}
      </ButtonLink>
    )
  return (
    <ButtonLink as={Link} {...link} variant="pine" size="lg">
      {member === null ? t('visitor.sign_up') : tLanding('create')}
    </ButtonLink>
  )
}
