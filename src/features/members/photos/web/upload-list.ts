/** A file that a member chose, until it has become a photo. */
export interface Upload {
  readonly id: string
  readonly file: File
  /** An object URL of the file, to show it before it is sent. */
  readonly preview: string
  readonly state: 'queued' | 'uploading' | 'processing' | 'failed'
  readonly percent: number
  /** Why it failed, as a sentence. */
  readonly problem?: string
  /** Whether retrying the same file can help. */
  readonly again?: boolean
}

export type UploadChange =
  | { readonly is: 'chosen'; readonly uploads: readonly Upload[] }
  | { readonly is: 'progress'; readonly id: string; readonly percent: number }
  | {
      readonly is: 'failed'
      readonly id: string
      readonly problem: string
      readonly again: boolean
    }
  | { readonly is: 'retried'; readonly id: string }
  | { readonly is: 'gone'; readonly id: string }

/** Applies a change to the uploads. A change to a cancelled upload is ignored. */
export function reduceUploads(uploads: readonly Upload[], change: UploadChange): readonly Upload[] {
  if (change.is === 'chosen') return [...uploads, ...change.uploads]
  if (change.is === 'gone') return uploads.filter(({ id }) => id !== change.id)
  return uploads.map((upload) => (upload.id === change.id ? changed(upload, change) : upload))
}

function changed(upload: Upload, change: Exclude<UploadChange, { is: 'chosen' | 'gone' }>): Upload {
  const { id, file, preview } = upload
  const plain = { id, file, preview }
  if (change.is === 'retried') return { ...plain, state: 'queued', percent: 0 }
  if (change.is === 'failed')
    return { ...plain, state: 'failed', percent: 0, problem: change.problem, again: change.again }
  return {
    ...plain,
    state: change.percent >= 100 ? 'processing' : 'uploading',
    percent: change.percent,
  }
}

/**
 * The upload to send next: one at a time, in the order chosen, so that the first file becomes the
 * first photo.
 */
export function selectNextUpload(uploads: readonly Upload[]): Upload | undefined {
  if (uploads.some(({ state }) => state === 'uploading' || state === 'processing')) return undefined
  return uploads.find(({ state }) => state === 'queued')
}
