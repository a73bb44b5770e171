import './reaction.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/message-changes/en.ts'
import type { Reaction } from '../../rules/changes/reactions.ts'
import { reactionIcons } from './reaction-icons.ts'

interface ReactionMarkProps {
  readonly reaction: Reaction
  /** The name of the partner who reacted; null for the reader. */
  readonly by: string | null
}

/** The recipient's reaction, on the edge of a message. */
export function ReactionMark({ reaction, by }: ReactionMarkProps) {
  const t = usePhrases<typeof en>('message_changes')
  const Icon = reactionIcons[reaction]
  const label = t(`reactions.${reaction}`)
  return (
    <span className="chat-reaction" data-kind={reaction}>
      <Icon />
      <span className="sr-only">
        {by === null
          ? t('your_reaction', { reaction: label })
          : t('their_reaction', { name: by, reaction: label })}
      </span>
    </span>
  )
}
