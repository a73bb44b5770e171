import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, ChatCircleTextIcon } from '#ui/components/index.ts'
import { useSignUp } from '#features/members/accounts/web/index.ts'
import type { en } from '../locales/en.ts'

/** "Write" for visitors: leads to sign-up first, and then to the chat with this member (ACC-17). */
export function WriteInvite({
  member: { id, name },
}: {
  readonly member: { readonly id: string; readonly name: string }
}) {
  const t = usePhrases<typeof en>('chat')
  const { link } = useSignUp({ text: t('visitor', { name }), to: `/members/${id}/chat` })
  return (
    <ButtonLink
      as={Link}
      {...link}
      icon={<ChatCircleTextIcon />}
      block
      aria-label={t('open_to', { name })}
    >
      {t('open')}
    </ButtonLink>
  )
}
