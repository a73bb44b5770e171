import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, ButtonLink } from '#ui/components/index.ts'
import type { ConversationClosing } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import type { en as goodbyeEn } from '../../locales/goodbye/en.ts'
import { UnsentText } from '../composer/unsent-text.tsx'
import { useClosing } from './use-closing.ts'

interface ClosedFooterProps {
  readonly conversation: string
  readonly closed: ConversationClosing
  readonly name: string
}

/**
 * Replaces the composer in a closed conversation: the member who closed it can reopen it; the other
 * is offered a next step.
 */
export function ClosedFooter({ conversation, closed, name }: ClosedFooterProps) {
  const t = usePhrases<typeof en>('chat')
  const tGoodbye = usePhrases<typeof goodbyeEn>('goodbye')
  const { open, pending } = useClosing(conversation, name)
  return (
    <footer className="chat-foot py-4">
      <div className="mx-auto grid max-w-column gap-3">
        <Alert tone="info">{closed.by_me ? tGoodbye('now_you') : tGoodbye('now_them')}</Alert>
        {closed.by_me ? (
          <Button
            variant="line"
            block
            loading={pending}
            loadingLabel={t('log.loading')}
            onClick={() => void open()}
          >
            {tGoodbye('open')}
          </Button>
        ) : (
          <ButtonLink as={Link} to="/members" variant="line" block>
            {tGoodbye('look')}
          </ButtonLink>
        )}
        <UnsentText chat={conversation} />
      </div>
    </footer>
  )
}
