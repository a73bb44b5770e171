import type { Answer, RefusalAnswer } from '#platform/web/api/answer.ts'
import type { OwnPhoto } from '../contract.ts'

/** A file on its way. */
export interface Sending {
  /** What came of it; never throws. A cancelled one answers `cancelled`. */
  readonly answer: Promise<Answer<{ photo: OwnPhoto }, 'cancelled'>>
  cancel(): void
}

interface SendOptions {
  /** The browser's own id of this upload: sent again, it stays one photo. */
  readonly id: string
  readonly file: File
  /** Per cent of the file that is on its way; 100 when the server has it all. */
  readonly onProgress: (percent: number) => void
  /** The sentences for what has no text of its own. */
  readonly sentences: { readonly offline: string; readonly fault: string }
  readonly makeRequest?: () => XMLHttpRequest
}

/** Sends a file as `photos.upload`. By XMLHttpRequest, for fetch tells nothing of how far an upload has come. */
export function sendPhoto({
  id,
  file,
  onProgress,
  sentences,
  makeRequest = () => new XMLHttpRequest(),
}: SendOptions): Sending {
  const request = makeRequest()
  const answer: Sending['answer'] = new Promise((resolve) => {
    const refuse = (code: RefusalAnswer<'cancelled'>['code'], message: string) =>
      resolve({ ok: false, refusal: { status: request.status, code, message } })
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      // The last step belongs to `load`: until then the server lacks a piece.
      if (lengthComputable && total > 0) onProgress(Math.min(99, Math.floor((loaded / total) * 100)))
    }
    request.upload.onload = () => onProgress(100)
    request.onload = () => resolve(readAnswer(request, sentences.fault))
    request.onerror = () => refuse('offline', sentences.offline)
    request.ontimeout = () => refuse('offline', sentences.offline)
    request.onabort = () => refuse('cancelled', '')
  })
  request.open('POST', `/api/profile/photos?id=${id}`)
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('content-type', file.type === '' ? 'application/octet-stream' : file.type)
  request.send(file)
  return { answer, cancel: () => request.abort() }
}

function readAnswer({ status, responseText }: XMLHttpRequest, fault: string): Answer<{ photo: OwnPhoto }, 'cancelled'> {
  const body = parse(responseText) as {
    photo?: OwnPhoto
    error?: Omit<RefusalAnswer<'cancelled'>, 'status'>
    authentication_required?: boolean
  } | null
  if (status === 200 && body?.photo) return { ok: true, value: { photo: body.photo } }
  const authenticationRequired = body?.authentication_required === true
  return {
    ok: false,
    refusal: {
      code: 'fault',
      message: fault,
      ...body?.error,
      status,
      ...(authenticationRequired && { authenticationRequired }),
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A gateway's own page; it is a fault like any other.
    return null
  }
}
