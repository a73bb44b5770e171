import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '#features/members/fictional-profiles/locales/en.ts'
import { FictionalNotice } from '#features/members/fictional-profiles/web/index.ts'
import type { Partner } from '../../contract/chat.ts'

interface FictionalBarProps {
  readonly profile: Partner
  /** Opens the answer to "Is this a real person?". */
  readonly onAsk: () => void
}

/**
 * States above a chat that its profile is fictional, and what that means; cannot be closed (H4,
 * CHAT-10).
 */
export function FictionalBar({ profile, onAsk }: FictionalBarProps) {
  const t = usePhrases<typeof en>('fictional_profiles')
  // Keeps the row in the page's grid, so that nothing moves into its place.
  if (profile.kind === 'member') return <div />
  return (
    <div className="chat-fictional-bar px-2">
      <FictionalNotice kind={profile.kind} label={profile.label} name={profile.name ?? ''} labelled>
        {profile.state === 'active' && profile.id !== null ? (
          <button type="button" className="alert-action" onClick={onAsk}>
            {t('means')}
          </button>
        ) : null}
      </FictionalNotice>
    </div>
  )
}
