import type { Picked } from './picked.ts'

/** How the picker of a chat stands: whether it is open, and what is picked in it. */
export interface PickerState {
  readonly open: boolean
  readonly pick: Picked | null
}

/** The pickers of this tab, one for each chat; what is picked and not sent stays while pages change. */
export interface KeptPicks {
  of(chat: string): PickerState
  put(chat: string, state: Partial<PickerState>): void
  subscribe(hear: () => void): () => void
}

/** A picker that was never opened. */
export const closed: PickerState = { open: false, pick: null }

/** Makes the place for them. */
export function createKeptPicks(): KeptPicks {
  const states = new Map<string, PickerState>()
  const hearers = new Set<() => void>()
  const of = (chat: string) => states.get(chat) ?? closed
  return {
    of,
    put(chat, state) {
      states.set(chat, { ...of(chat), ...state })
      for (const hear of hearers) hear()
    },
    subscribe: (hear) => {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
  }
}
