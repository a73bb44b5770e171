import { createContext, type ReactNode } from 'react'
import type { Card } from '../contract.ts'

/**
 * The action another feature adds to every card, such as the like; provided by the app around the
 * page.
 */
export const CardAction = createContext<(card: Card) => ReactNode>(() => null)
