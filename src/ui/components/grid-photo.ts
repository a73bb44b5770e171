import type { ReactNode } from 'react'
import type { PhotoSource } from './photo.tsx'

/**
 * One cell of the grid: a photo that the viewer may see, optionally with a word on it, or a lock.
 */
export type GridPhoto =
  | {
      id: string
      locked?: false | undefined
      photo: PhotoSource
      full?: PhotoSource | undefined
      mark?: string | undefined
    }
  | { id: string; locked: true; preset: number }

/** The texts of a photo grid and its viewer. */
export type PhotoGridText = {
  /** "Photos of Elena". */
  group: string
  /** "Photo 2 of 5". */
  position: (at: number, of: number) => string
  previous: string
  next: string
  close: string
  /** "All 7 photos". */
  all: (count: number) => string
  /** "Open to Premium members". */
  locked: ReactNode
}
