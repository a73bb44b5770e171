import type { RefusalAnswer } from '#platform/web/api/answer.ts'

/** Texts for failures without a server message. */
interface Sentences {
  readonly offline: string
  readonly fault: string
}

/**
 * Uploads the picture of an ad before the ad itself; resolves to null once it is stored, otherwise
 * to the reason. Never rejects.
 */
export async function uploadAdPicture(
  ad: string,
  picture: File,
  sentences: Sentences,
): Promise<RefusalAnswer | null> {
  const response = await fetch(`/api/office/ads/${ad}/picture`, {
    method: 'PUT',
    headers: {
      accept: 'application/json',
      'content-type': picture.type || 'application/octet-stream',
    },
    body: picture,
  }).catch(() => null)
  if (response === null) return { status: 0, code: 'offline', message: sentences.offline }
  if (response.ok) return null
  // A gateway's own error page does not contain one of our messages.
  const body = (await response.json().catch(() => ({}))) as {
    error?: Omit<RefusalAnswer, 'status'>
  }
  return { code: 'fault', message: sentences.fault, ...body.error, status: response.status }
}
