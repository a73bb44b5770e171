import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, ChatCircleTextIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

interface OpenChatLinkProps {
  readonly member: { readonly id: string; readonly name: string }
  readonly block?: boolean
  /** Text instead of "Write". */
  readonly children?: ReactNode
}

/** Link from a profile to the chat with its owner. */
export function OpenChatLink({ member, block, children }: OpenChatLinkProps) {
  const t = usePhrases<typeof en>('chat')
  return (
    <ButtonLink
      as={Link}
      to={`/members/${member.id}/chat`}
      icon={<ChatCircleTextIcon />}
      block={block}
      aria-label={t('open_to', { name: member.name })}
    >
      {children ?? t('open')}
    </ButtonLink>
  )
}
