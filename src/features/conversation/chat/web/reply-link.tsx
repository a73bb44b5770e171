import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { ButtonLink, ChatCircleTextIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { browserStorage } from './picker/browser-storage.ts'
import { memberChatKey, createDrafts } from './composer/drafts.ts'

interface ReplyLinkProps {
  readonly member: { readonly id: string }
  /** The member's answer to a question on their profile. */
  readonly answer: string
}

/**
 * "Reply to this": a link to the chat, where the answer is quoted in the field below the existing
 * draft. Never sends.
 */
export function ReplyLink({ member, answer }: ReplyLinkProps) {
  const t = usePhrases<typeof en>('chat')
  const viewer = useViewer()

  function quote() {
    if (viewer === null) return
    const drafts = createDrafts(browserStorage(), viewer.profile.id)
    const chat = memberChatKey(member.id)
    const before = drafts.read(chat)
    const quoted = t('reply.quote', { answer })
    if (!before.includes(quoted))
      drafts.keep(chat, `${before === '' ? '' : `${before.trimEnd()}\n`}${quoted}\n`)
  }

  return (
    <ButtonLink
      as={Link}
      to={`/members/${member.id}/chat`}
      size="sm"
      icon={<ChatCircleTextIcon />}
      aria-label={t('reply.to', { answer })}
      onClick={quote}
    >
      {t('reply.short')}
    </ButtonLink>
  )
}
