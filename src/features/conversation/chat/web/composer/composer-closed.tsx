import { Link, useNavigate } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, ButtonLink } from '#ui/components/index.ts'
import { PaidLimitNotice } from '#features/safety/wellbeing/web/index.ts'
import { BreakNote } from '#features/money/spending-limits/web/index.ts'
import { PremiumPanel } from '#features/members/accounts/web/index.ts'
import type { Cost } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import type { en as unconfirmedEn } from '../../locales/unconfirmed/en.ts'
import type { en as goodbyeEn } from '../../locales/goodbye/en.ts'
import { UnsentText } from './unsent-text.tsx'

/**
 * Replaces the composer and explains why: the partner cannot answer yet, the profile is gone, no
 * starts are left (CRED-14) or none before the member's address is confirmed, or payments are stopped for now.
 */
export function ComposerClosed({
  cost,
  name,
  chat,
}: {
  readonly cost: Cost
  readonly name: string
  readonly chat: string
}) {
  const { closed } = cost
  const t = usePhrases<typeof en>('chat')
  const tUnconfirmed = usePhrases<typeof unconfirmedEn>('unconfirmed')
  const tGoodbye = usePhrases<typeof goodbyeEn>('goodbye')
  const navigate = useNavigate()
  return (
    <footer className="chat-foot py-4">
      <div className="mx-auto grid max-w-column gap-3">
        {closed === 'chat.unconfirmed' ? (
          <Alert tone="info">{t('closed.unconfirmed', { name })}</Alert>
        ) : null}
        {closed === 'chat.confirm_to_write' ? (
          <>
            <Alert tone="info">{tUnconfirmed('no_start')}</Alert>
            <ButtonLink as={Link} to="/complete-signup" block>
              {tUnconfirmed('button')}
            </ButtonLink>
          </>
        ) : null}
        {closed === 'chat.gone' ? <Alert tone="info">{t('closed.gone')}</Alert> : null}
        {closed === 'chat.on_break' || closed === 'chat.excluded' ? (
          <BreakNote
            kind={closed === 'chat.excluded' ? 'excluded' : 'paused'}
            until={cost.paused_until ?? ''}
          />
        ) : null}
        {closed === 'chat.paused' || closed === 'chat.daily_limit' ? (
          <>
            <PaidLimitNotice until={cost.paused_until} maxPerDay={cost.max_paid_per_day ?? 0} />
            <ButtonLink as={Link} to="/members" variant="line" block>
              {tGoodbye('look')}
            </ButtonLink>
          </>
        ) : null}
        {closed === 'chat.too_many_starts' ? (
          <PremiumPanel what={{ of: 'start' }} onNotNow={() => void navigate(-1)} />
        ) : null}
        <UnsentText chat={chat} />
      </div>
    </footer>
  )
}
