import { useEffect, useRef, useState } from 'react'
import type { PickedDrawing } from './picked-drawing.ts'

/**
 * The longest animation of our drawings, in milliseconds; endless ones are stopped at that point.
 */
const playMs = 5000

/**
 * Shows a drawing as a still image, and animated when played. Browsers share one run of an animated
 * image between all elements that show it and never restart it, so each play gets its own address.
 */
export function usePlay({ still, moving }: Pick<PickedDrawing, 'still' | 'moving'>): {
  src: string
  play: () => void
} {
  const [playing, setPlaying] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const playCount = useRef(0)
  useEffect(
    () => () => {
      if (playing !== null) URL.revokeObjectURL(playing)
    },
    [playing],
  )
  useEffect(
    () => () => {
      playCount.current += 1
      clearTimeout(timer.current)
      setPlaying(null)
    },
    [moving],
  )

  async function play(): Promise<void> {
    const turn = (playCount.current += 1)
    try {
      const answer = await fetch(moving)
      const picture = answer.ok ? await answer.blob() : null
      if (picture === null || playCount.current !== turn) return
      clearTimeout(timer.current)
      setPlaying(URL.createObjectURL(picture))
      timer.current = setTimeout(() => setPlaying(null), playMs)
    } catch {
      // Without a connection it is not animated.
    }
  }
  return { src: playing ?? still, play: () => void play() }
}
