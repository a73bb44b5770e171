import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { Alert, SparkleIcon, IconButton } from '#platform/web/ui/index.ts'
import type { Cost, Partner } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { ComposerBox } from './composer-box.tsx'
import { ComposerClosed } from './composer-closed.tsx'
import { CostLine } from './cost-line.tsx'
import { CreditLine } from './credit-line.tsx'
import { DisclosureDialog } from './disclosure-dialog.tsx'
import { Icebreakers } from './icebreakers.tsx'
import type { Destination } from './outgoing.ts'
import { useComposer } from './use-composer.ts'

interface ComposerProps {
  readonly to: Destination
  readonly profile: Partner
  readonly cost: Cost
  /** Offers first lines; for a chat that has not begun. */
  readonly ideas?: boolean
}

/** Where one writes: the text, the price inside Send, what it is in money and what is left (CHAT-02, CHAT-03, H2). */
export function Composer({ to, profile, cost, ideas = false }: ComposerProps) {
  const t = usePhrases<typeof en>('chat')
  const viewer = useViewer()
  const [choosing, setChoosing] = useState(false)
  const composer = useComposer({ to, profile, cost })
  const name = profile.name ?? t('member_gone')
  if (cost.closed !== null) return <ComposerClosed closed={cost.closed} name={name} />
  const price = cost.next === 'free' ? 0 : cost.next
  const short = cost.balance < price
  return (
    <footer className="border-t border-line bg-surface px-3 pt-2.5 pb-[max(1.125rem,env(safe-area-inset-bottom))] lg:px-6 lg:pt-3.5">
      <div className="mx-auto grid max-w-[50rem] gap-2">
        {viewer?.status === 'not_confirmed' ? <Alert tone="info">{t('confirm_yourself', { name })}</Alert> : null}
        {composer.notice ? (
          <Alert tone="warn" announce>
            {composer.notice}
          </Alert>
        ) : null}
        <CreditLine cost={cost} price={price} onKeep={composer.keep} />
        <ComposerBox
          composer={composer}
          name={name}
          price={price}
          short={short}
          extra={
            ideas ? (
              <IconButton
                icon={<SparkleIcon />}
                label={t('composer.ideas')}
                tip="above"
                onClick={() => setChoosing(true)}
              />
            ) : null
          }
        />
        <CostLine cost={cost} used={composer.text.length} />
      </div>
      {ideas ? (
        <Icebreakers
          open={choosing}
          name={name}
          price={price}
          onClose={() => setChoosing(false)}
          onPick={(line) => {
            setChoosing(false)
            composer.fill(line)
          }}
        />
      ) : null}
      {profile.id !== null ? (
        <DisclosureDialog
          open={composer.disclosing}
          member={profile.id}
          name={name}
          price={cost.message_credits}
          onClose={composer.stopDisclosing}
          onAgreed={composer.disclosed}
        />
      ) : null}
    </footer>
  )
}
