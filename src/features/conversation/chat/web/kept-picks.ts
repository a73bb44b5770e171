import type { Picked } from './picked.ts'

/** State of a chat's picker: whether it is open, and what is picked. */
export interface PickerState {
  readonly open: boolean
  readonly pick: Picked | null
}

/** The pickers of this tab, one per chat; an unsent pick survives page changes. */
export interface KeptPicks {
  of(chat: string): PickerState
  put(chat: string, state: Partial<PickerState>): void
  subscribe(hear: () => void): () => void
}

/** Initial state of a picker. */
export const closed: PickerState = { open: false, pick: null }

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
