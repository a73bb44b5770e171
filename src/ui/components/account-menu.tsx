import type { ReactNode } from 'react'
import { CaretDownBoldIcon } from '../icons/icons.tsx'
import { Menu, type MenuEntry } from './menu.tsx'

type AccountMenuProps = {
  /** "Your account". */
  label: string
  name: string
  /** The member's cameo, size xs. */
  cameo: ReactNode
  items: readonly MenuEntry[]
}

/**
 * The member's own menu at the end of the top bar: the portrait on a phone, portrait and name on a
 * desktop.
 */
export function AccountMenu({ label, name, cameo, items }: AccountMenuProps) {
  return (
    <Menu className="account-btn" aria-label={`${label}: ${name}`} items={items}>
      {cameo}
      <span className="account-name">{name}</span>
      <CaretDownBoldIcon />
    </Menu>
  )
}
