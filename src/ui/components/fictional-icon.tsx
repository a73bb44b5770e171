import { createContext, useContext } from 'react'
import { MaskHappyFillIcon, PencilSimpleIcon } from '../icons/icons.tsx'

/** The icons a site can choose for its fictional profiles (SITE-01). */
export type FictionalIconName = 'mask' | 'pencil'

/** The icon chosen by the site around it. */
export const FictionalIconContext = createContext<FictionalIconName>('mask')

/** The icon of fictional profiles: a mask, or a pencil for the person who writes them. */
export function FictionalIcon() {
  return useContext(FictionalIconContext) === 'pencil' ? (
    <PencilSimpleIcon />
  ) : (
    <MaskHappyFillIcon />
  )
}
