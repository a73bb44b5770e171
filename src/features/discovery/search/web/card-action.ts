import { createContext, type ReactNode } from 'react'
import type { Card } from '../contract.ts'

/** What a feature above puts on every card, such as the like; the roof fills it in around the page. */
export const CardAction = createContext<(card: Card) => ReactNode>(() => null)
