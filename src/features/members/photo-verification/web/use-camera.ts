import { type RefObject, useEffect, useRef, useState } from 'react'

/** How the camera stands. Everything but `live` and `asking` leaves a file as the way. */
export type CameraState = 'closed' | 'asking' | 'live' | 'denied' | 'missing' | 'in_use' | 'unsupported'

interface Camera {
  readonly state: CameraState
  readonly video: RefObject<HTMLVideoElement | null>
  readonly open: () => Promise<void>
  readonly close: () => void
  /** What the camera sees now, as a JPEG; null when it sees nothing yet. */
  readonly take: () => Promise<Blob | null>
}

/** The device's camera. It is asked for by a press only, and let go with the picture, the page or the press of another. */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>('closed')
  const stream = useRef<MediaStream>(undefined)
  const video = useRef<HTMLVideoElement>(null)
  const wanted = useRef(false)

  useEffect(() => {
    if (state === 'live' && video.current) video.current.srcObject = stream.current ?? null
  }, [state])
  useEffect(
    () => () => {
      wanted.current = false
      letGo(stream)
    },
    [],
  )

  return {
    state,
    video,
    async open() {
      if (typeof navigator.mediaDevices?.getUserMedia !== 'function') return setState('unsupported')
      wanted.current = true
      setState('asking')
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
        })
        stream.current = opened
        // Left while the browser was asking.
        if (!wanted.current) return letGo(stream)
        // Unplugged, or taken by something else.
        for (const track of opened.getTracks()) track.addEventListener('ended', () => setState('in_use'))
        setState('live')
      } catch (error) {
        if (wanted.current) setState(stateAfter(error))
      }
    },
    close() {
      wanted.current = false
      letGo(stream)
      setState('closed')
    },
    take: () => drawFrame(video.current),
  }
}

function letGo(stream: { current: MediaStream | undefined }): void {
  for (const track of stream.current?.getTracks() ?? []) track.stop()
  stream.current = undefined
}

function stateAfter(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotSupportedError') return 'unsupported'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'in_use'
}

function drawFrame(video: HTMLVideoElement | null): Promise<Blob | null> {
  if (video === null || video.videoWidth === 0) return Promise.resolve(null)
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
}
