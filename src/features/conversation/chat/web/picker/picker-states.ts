import type { PickedDrawing } from './picked-drawing.ts'

/** State of a chat's picker: whether it is open, and what is picked. */
export interface PickerState {
  readonly open: boolean
  readonly pick: PickedDrawing | null
}

/** The pickers of this tab, one per chat; an unsent pick survives page changes. */
export interface PickerStates {
  of(chat: string): PickerState
  update(chat: string, state: Partial<PickerState>): void
  subscribe(onChange: () => void): () => void
}

/** Initial state of a picker. */
export const closedPicker: PickerState = { open: false, pick: null }

export function createPickerStates(): PickerStates {
  const states = new Map<string, PickerState>()
  const listeners = new Set<() => void>()
  const of = (chat: string) => states.get(chat) ?? closedPicker
  return {
    of,
    update(chat, state) {
      states.set(chat, { ...of(chat), ...state })
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
