import { useEffect, useReducer, useRef } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { OwnPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { uploadLimits, uploadLimitValues } from '#kernel/image-limits.ts'
import { type PhotoUpload, sendPhoto } from './send-photo.ts'
import { newId } from '#platform/web/new-id.ts'
import { reduceUploads, selectNextUpload, type Upload } from './upload-list.ts'

interface UploadEvents {
  /**
   * Called when a file has become a photo; the upload is removed from the list once this resolves.
   */
  readonly onAdded: (photo: OwnPhoto) => void
  readonly onFailed: (
    file: File,
    refusal: Pick<RefusalAnswer, 'message' | 'authenticationRequired'>,
  ) => void
}

/** Refusals of the file itself, for which retrying the same bytes cannot succeed. */
const final: ReadonlySet<string> = new Set([
  'photos.too_large',
  'photos.wrong_type',
  'photos.too_many_pixels',
  'photos.too_small',
  'photos.unreadable',
])
const busyTries = 5
const busyPauseMs = 1500

/** Sends the chosen files one at a time. Leaving the page cancels those not yet sent. */
export function useUploads(events: UploadEvents) {
  const t = usePhrases<typeof en>('photos')
  const [uploads, change] = useReducer(reduceUploads, [])
  const sending = useRef(new Map<string, PhotoUpload>())
  const eventsRef = useRef(events)
  useEffect(() => {
    eventsRef.current = events
  })

  useEffect(() => {
    const next = selectNextUpload(uploads)
    if (next === undefined || sending.current.has(next.id)) return
    void send(next)
  })

  const all = useRef(uploads)
  useEffect(() => {
    all.current = uploads
  }, [uploads])
  useEffect(
    () => () => {
      for (const { cancel } of sending.current.values()) cancel()
      sending.current.clear()
      for (const { preview } of all.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  async function send({ id, file, preview }: Upload) {
    const sentences = { offline: t('upload.offline'), fault: t('upload.fault') }
    for (let attempt = 1; ; attempt += 1) {
      const onProgress = (percent: number) => change({ is: 'progress', id, percent })
      const under = sendPhoto({ id, file, onProgress, sentences })
      sending.current.set(id, under)
      onProgress(0)
      const answer = await under.answer
      // Cancelled in the meantime, so its result is no longer shown.
      if (sending.current.get(id) !== under) return
      if (!answer.ok && (answer.refusal.code as string) === 'photos.busy' && attempt < busyTries) {
        await new Promise((resolve) => setTimeout(resolve, busyPauseMs))
        if (sending.current.get(id) === under) continue
        return
      }
      sending.current.delete(id)
      if (answer.ok) {
        eventsRef.current.onAdded(answer.value.photo)
        change({ is: 'gone', id })
        URL.revokeObjectURL(preview)
        return
      }
      fail(id, file, answer.refusal)
      return
    }
  }

  function fail(id: string, file: File, refusal: RefusalAnswer) {
    change({ is: 'failed', id, problem: refusal.message, again: !final.has(refusal.code) })
    eventsRef.current.onFailed(file, refusal)
  }

  return {
    uploads,
    /** Files that will become photos unless they fail. */
    underWay: uploads.filter(({ state }) => state !== 'failed').length,
    add(files: readonly File[]) {
      const chosen = files.map(
        (file): Upload => ({
          id: newId(),
          file,
          preview: URL.createObjectURL(file),
          state: 'queued',
          percent: 0,
        }),
      )
      change({ is: 'chosen', uploads: chosen })
      for (const { id, file } of chosen) {
        // Files the server would refuse anyway are not sent.
        const refuse = (code: 'too_large' | 'wrong_type') =>
          fail(id, file, {
            status: 0,
            code: `photos.${code}` as RefusalAnswer['code'],
            message: t(`refusals.${code}`, uploadLimitValues),
          })
        if (file.size > uploadLimits.bytes) refuse('too_large')
        else if (file.size === 0 || (file.type !== '' && !file.type.startsWith('image/')))
          refuse('wrong_type')
      }
    },
    retry: (id: string) => change({ is: 'retried', id }),
    /** Cancels an upload, or removes a failed one from the list. */
    drop(id: string) {
      const under = sending.current.get(id)
      sending.current.delete(id)
      under?.cancel()
      const upload = uploads.find((other) => other.id === id)
      if (upload) URL.revokeObjectURL(upload.preview)
      change({ is: 'gone', id })
    },
  }
}
