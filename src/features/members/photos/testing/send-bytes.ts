import { randomUUID } from 'node:crypto'
import type { TestPerson } from '#features/members/profiles/testing/peopled-site.ts'

export interface UploadResponse {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & {
    readonly error?: { readonly code: string; readonly message: string; readonly with?: unknown }
  }
}

/** An upload as a browser sends it; `id` is generated unless a test repeats one. */
export interface UploadRequest {
  readonly type?: string
  readonly id?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Creates a function that uploads files to a started site as a member. */
export function createUploader({ url }: { readonly url: string }) {
  return async (
    who: TestPerson,
    bytes: Uint8Array,
    { type = 'image/jpeg', id = randomUUID(), headers }: UploadRequest = {},
  ): Promise<UploadResponse> => {
    const answer = await fetch(`${url}/api/profile/photos?id=${id}`, {
      method: 'POST',
      headers: { 'content-type': type, ...cookieHeader(who), ...headers },
      body: new Uint8Array(bytes),
    })
    return { status: answer.status, body: (await answer.json()) as UploadResponse['body'] }
  }
}

/** Creates a function that requests the bytes of a photo as a member. */
export function createMediaReader({ url }: { readonly url: string }) {
  return async (
    who: TestPerson,
    address: string,
  ): Promise<{ status: number; type: string | null; bytes: Buffer }> => {
    const answer = await fetch(`${url}${address}`, { headers: cookieHeader(who) })
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    }
  }
}

function cookieHeader({ browser }: TestPerson): Record<string, string> {
  return { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}
