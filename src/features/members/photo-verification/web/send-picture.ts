import type { Answer, RefusalAnswer } from '#platform/web/api/answer.ts'

interface Parcel {
  /** The browser's own id: sent again, it stays one picture. */
  readonly id: string
  readonly picture: Blob
  /** The sentences for what has no text of its own. */
  readonly sentences: { readonly offline: string; readonly fault: string }
}

const busyTries = 5
const busyPauseMs = 1500

/** Sends the picture as `photo_verification.submit`; while very many arrive it comes again a few times. Never throws. */
export async function sendPicture(parcel: Parcel): Promise<Answer<null>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendOnce(parcel)
    const busy = !answer.ok && (answer.refusal.code as string) === 'photo_verification.busy'
    if (!busy || attempt >= busyTries) return answer
    await new Promise((resolve) => setTimeout(resolve, busyPauseMs))
  }
}

async function sendOnce({ id, picture, sentences }: Parcel): Promise<Answer<null>> {
  const headers = {
    accept: 'application/json',
    'content-type': picture.type === '' ? 'application/octet-stream' : picture.type,
  }
  const response = await fetch(`/api/photo-verification/picture?id=${id}`, {
    method: 'POST',
    headers,
    body: picture,
  }).catch(() => null)
  if (response === null) return { ok: false, refusal: { status: 0, code: 'offline', message: sentences.offline } }
  if (response.ok) return { ok: true, value: null }
  // A gateway's own page has no words of ours.
  const body = (await response.json().catch(() => ({}))) as {
    error?: Omit<RefusalAnswer, 'status'>
    authentication_required?: boolean
  }
  const authenticationRequired = body.authentication_required === true
  return {
    ok: false,
    refusal: {
      code: 'fault',
      message: sentences.fault,
      ...body.error,
      status: response.status,
      ...(authenticationRequired && { authenticationRequired }),
    },
  }
}
