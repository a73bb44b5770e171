import { useRef, useState } from 'react'
import type { findSecondThought, SecondThought } from '#features/safety/message-safety/index.ts'
import { loadInBackground } from '#platform/web/load-in-background.ts'
import type { Cost, Partner } from '../../contract/chat.ts'

type FindSecondThought = typeof findSecondThought

interface SecondThoughtFacts {
  readonly profile: Partner
  readonly cost: Cost
  /** Number of messages in the conversation. */
  readonly before: number
}

let rules: Promise<FindSecondThought> | undefined

/** Loaded after the page, so that reading does not wait for it. */
function loadRules() {
  rules ??= loadInBackground(
    async () => (await import('#features/safety/message-safety/index.ts')).findSecondThought,
  )
  rules.catch(() => (rules = undefined))
  return rules
}
/**
 * Asks once before sending a message that the sender may want to reconsider (BEY-16). If the rules
 * cannot be loaded, everything is sent.
 */
export function useSecondThought({ profile, cost, before }: SecondThoughtFacts) {
  const [thought, setThought] = useState<SecondThought | null>(null)
  const confirmedText = useRef('')
  const checking = useRef(false)
  const exempt = cost.reason === 'staff'

  const check = async (text: string): Promise<SecondThought | null> => {
    const find = await loadRules().catch(() => null)
    const facts = { to: profile.kind, paid: cost.next !== 'free', messagesBefore: before }
    return find?.(text, facts) ?? null
  }

  return {
    thought,
    forget: () => setThought(null),
    /** Loads the rules while the member is writing. */
    prepare: () => {
      if (!exempt) void loadRules().catch(() => {})
    },
    /** Continues immediately, or asks for confirmation first, but only once for the same text. */
    async before(text: string, go: () => void) {
      if (exempt || confirmedText.current === text) return go()
      if (checking.current) return
      checking.current = true
      const result = await check(text)
      checking.current = false
      confirmedText.current = text
      if (result === null) go()
      else setThought(result)
    },
  }
}
