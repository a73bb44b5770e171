import { isUsable } from '../rules/card-state.ts'
import { calls, type RepeatView } from './calls.ts'

/**
 * The last order and the saved cards, if one of them is usable; null if nothing can be ordered
 * again, and while loading.
 */
export function useRepeatableOrder():
  | (RepeatView & { readonly last: NonNullable<RepeatView['last']> })
  | null {
  const { data } = calls.useCall('saved_cards.read_repeat', {})
  if (data === undefined || data.last === null || !data.cards.some(({ state }) => isUsable(state)))
    return null
  return { ...data, last: data.last }
}
