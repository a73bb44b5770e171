import type { Answer, RefusalAnswer } from '#platform/web/api/answer.ts'
import type { SendResult } from '../../contract/chat.ts'
import type { Destination } from './outgoing.ts'

interface PhotoUpload {
  /** The message's id, so that sending it again does not create another message. */
  readonly id: string
  readonly to: Destination
  readonly file: File
  readonly description: string
  /** The displayed price, in credits. */
  readonly price: number
  /** Upload progress in per cent; 100 when the server has received it all. */
  readonly onProgress: (percent: number) => void
  readonly makeRequest?: () => XMLHttpRequest
}

const busyTries = 5
const busyPauseMs = 1500

/** Sends a photo message, retrying a few times while the server is busy. Never throws. */
export async function sendPhotoFile(upload: PhotoUpload): Promise<Answer<SendResult>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendOnce(upload)
    const busy = !answer.ok && answer.refusal.code === 'chat.photo_busy'
    if (!busy || attempt >= busyTries) return answer
    await new Promise((resolve) => setTimeout(resolve, busyPauseMs))
  }
}

/** Uses XMLHttpRequest because fetch does not report upload progress. */
function sendOnce(upload: PhotoUpload): Promise<Answer<SendResult>> {
  const { file, onProgress, makeRequest = () => new XMLHttpRequest() } = upload
  const request = makeRequest()
  const answer = new Promise<Answer<SendResult>>((resolve) => {
    // Errors without a message of their own are explained by the message's state.
    const onConnectionLost = () =>
      resolve({ ok: false, refusal: { status: 0, code: 'offline', message: '' } })
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      // The final step is set on `load`; until then the server has not received everything.
      if (lengthComputable && total > 0)
        onProgress(Math.min(99, Math.floor((loaded / total) * 100)))
    }
    request.upload.onload = () => onProgress(100)
    request.onload = () => resolve(readAnswer(request))
    request.onerror = onConnectionLost
    request.ontimeout = onConnectionLost
    request.onabort = onConnectionLost
  })
  request.open('POST', buildUrl(upload))
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader(
    'content-type',
    file.type === '' ? 'application/octet-stream' : file.type,
  )
  request.send(file)
  return answer
}

function buildUrl({ id, to, description, price }: PhotoUpload): string {
  const path =
    'conversation' in to ? `/api/conversations/${to.conversation}` : `/api/members/${to.member}`
  const query = new URLSearchParams({
    id,
    at_most: String(price),
    ...(description === '' ? {} : { description }),
  })
  return `${path}/messages/photo?${query}`
}

function readAnswer({ status, responseText }: XMLHttpRequest): Answer<SendResult> {
  const body = parse(responseText) as (SendResult & Failure) | null
  if (status === 200 && body !== null) return { ok: true, value: body }
  const authenticationRequired = body?.authentication_required === true
  return {
    ok: false,
    refusal: {
      code: 'fault',
      message: '',
      ...body?.error,
      status,
      ...(authenticationRequired && { authenticationRequired }),
    },
  }
}

interface Failure {
  readonly error?: Omit<RefusalAnswer, 'status'>
  readonly authentication_required?: boolean
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A gateway's own error page, treated like any other error.
    return null
  }
}
