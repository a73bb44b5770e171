import type { ComponentType } from 'react'
import type { IconProps } from '#ui/icons/icon.tsx'

/** The groups of office screens, in sidebar order; the first has no heading. */
export const officeGroups = [
  'overview',
  'safety',
  'desk',
  'money',
  'books',
  'site',
  'system',
  'team',
] as const
export type OfficeGroup = (typeof officeGroups)[number]

/** A screen of the back office, as declared by a feature in `office/index.ts`. */
export interface OfficeScreen {
  readonly path: `/office/${string}`
  /** The sidebar group it belongs to. */
  readonly group: OfficeGroup
  /**
   * The endpoint without which the screen would be empty; staff who may not call it do not see the
   * screen.
   */
  readonly needs: string
  /** The full key of its name, such as `photo_moderation.photos.title`. */
  readonly title: string
  readonly icon: ComponentType<IconProps>
  /** The features whose phrases it uses. */
  readonly phrases: readonly string[]
  readonly module: () => Promise<{ readonly Page: ComponentType }>
  /**
   * An endpoint without input that returns `{waiting}`, and `{oldest_at}` where the age matters; the
   * number is shown next to the name, both on the overview.
   */
  readonly count?: string
}

/** Declares a screen. */
export function officeScreen(record: OfficeScreen): OfficeScreen {
  return record
}
