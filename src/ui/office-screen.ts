import type { ComponentType } from 'react'
import type { IconProps } from '#ui/icons/icon.tsx'

/** What the staff do together, in the order of the side bar. */
export const officeGroups = ['safety', 'desk', 'money', 'books', 'site', 'team'] as const
export type OfficeGroup = (typeof officeGroups)[number]

/** One screen of the back office, as a feature declares it in `office/index.ts`. */
export interface OfficeScreen {
  readonly path: `/office/${string}`
  /** Under which heading of the side bar it stands. */
  readonly group: OfficeGroup
  /** The call without which the screen would be empty: whoever may not make it never sees the screen. */
  readonly needs: string
  /** The whole key of its name, `photo_moderation.photos.title`. */
  readonly title: string
  readonly icon: ComponentType<IconProps>
  /** The features whose phrases it shows. */
  readonly phrases: readonly string[]
  readonly module: () => Promise<{ readonly Page: ComponentType }>
  /** A call without input that answers `{waiting}`; the number stands beside the name. */
  readonly count?: string
}

/** Declares a screen. */
export function officeScreen(record: OfficeScreen): OfficeScreen {
  return record
}
