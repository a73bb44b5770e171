import { useRef, useState } from 'react'
import type { Cost, Partner } from '../../contract/chat.ts'

type Thought = 'hurts' | 'contact' | 'asks'
type CheckText = (text: string) => Thought | null

interface SecondThoughtFacts {
  readonly profile: Partner
  readonly cost: Cost
  /** Number of messages in the conversation. */
  readonly before: number
}

let rules:
  | Promise<{ second: (text: string, before: number) => 'hurts' | 'contact' | null; asks: (text: string) => boolean }>
  | undefined

/** Loaded after the page, so that reading does not wait for it. */
function loadRules() {
  rules ??= Promise.all([
    (async () => (await import('#features/safety/message-safety/index.ts')).findSecondThought)(),
    (async () => (await import('#features/safety/message-safety/index.ts')).asksByGrammar)(),
  ]).then(([second, asks]) => ({ second, asks }))
  rules.catch(() => (rules = undefined))
  return rules
}

/**
 * Asks once before sending a message that the sender may want to reconsider (BEY-16). If the rules
 * cannot be loaded, everything is sent.
 */
export function useSecondThought({ profile, cost, before }: SecondThoughtFacts) {
  const [thought, setThought] = useState<Thought | null>(null)
  const confirmedText = useRef('')
  const weighing = useRef(false)
  const unweighed = cost.reason === 'staff'

  const check = async (text: string): Promise<ReturnType<CheckText>> => {
    const loaded = await loadRules().catch(() => null)
    if (loaded === null) return null
    if (profile.kind !== 'member') return cost.next !== 'free' && loaded.asks(text) ? 'asks' : null
    return loaded.second(text, before)
  }

  return {
    thought,
    forget: () => setThought(null),
    /** Loads the rules while the member is writing. */
    prepare: () => {
      if (!unweighed) void loadRules().catch(() => {})
    },
    /** Continues immediately, or asks first; asks only once about the same text. */
    async before(text: string, go: () => void) {
      if (unweighed || confirmedText.current === text) return go()
      if (weighing.current) return
      weighing.current = true
      const result = await check(text)
      weighing.current = false
      confirmedText.current = text
      if (result === null) go()
      else setThought(result)
    },
  }
}
