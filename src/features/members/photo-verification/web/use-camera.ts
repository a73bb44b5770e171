import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * The state of the camera. In every state except `live` and `asking` a file can be used instead.
 */
export type CameraState =
  | 'closed'
  | 'asking'
  | 'live'
  | 'denied'
  | 'missing'
  | 'in_use'
  | 'unsupported'

interface Camera {
  readonly state: CameraState
  readonly video: RefObject<HTMLVideoElement | null>
  readonly open: () => Promise<void>
  readonly close: () => void
  /** The current camera image as JPEG; null if there is none yet. */
  readonly capture: () => Promise<Blob | null>
}

/**
 * The device's camera. It is requested only on a press, and released when the picture is taken, the
 * page is left or another option is chosen.
 */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>('closed')
  const stream = useRef<MediaStream>(undefined)
  const video = useRef<HTMLVideoElement>(null)
  const active = useRef(false)

  useEffect(() => {
    if (state === 'live' && video.current) video.current.srcObject = stream.current ?? null
  }, [state])
  useEffect(
    () => () => {
      active.current = false
      stopStream(stream)
    },
    [],
  )

  return {
    state,
    video,
    async open() {
      if (typeof navigator.mediaDevices?.getUserMedia !== 'function') return setState('unsupported')
      active.current = true
      setState('asking')
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
        })
        stream.current = opened
        // The page was left while the browser was asking for permission.
        if (!active.current) return stopStream(stream)
        // The camera was unplugged, or taken over by another program.
        for (const track of opened.getTracks())
          track.addEventListener('ended', () => setState('in_use'))
        setState('live')
      } catch (error) {
        if (active.current) setState(stateAfter(error))
      }
    },
    close() {
      active.current = false
      stopStream(stream)
      setState('closed')
    },
    capture: () => drawFrame(video.current),
  }
}

function stopStream(stream: { current: MediaStream | undefined }): void {
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
