import { randomUUID } from 'node:crypto'
import type { Somebody } from '#features/members/profiles/testing/started-site.ts'

/** The response to an upload. */
export interface Sent {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & {
    readonly error?: { readonly code: string; readonly message: string; readonly with?: unknown }
  }
}

/** An upload as a browser sends it; `id` is generated unless a test repeats one. */
export interface Sending {
  readonly type?: string
  readonly id?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Creates a function that uploads files to a started site as a member. */
export function sender({ url }: { readonly url: string }) {
  return async (
    who: Somebody,
    bytes: Uint8Array,
    { type = 'image/jpeg', id = randomUUID(), headers }: Sending = {},
  ): Promise<Sent> => {
    const answer = await fetch(`${url}/api/profile/photos?id=${id}`, {
      method: 'POST',
      headers: { 'content-type': type, ...cookieOf(who), ...headers },
      body: new Uint8Array(bytes),
    })
    return { status: answer.status, body: (await answer.json()) as Sent['body'] }
  }
}

/** Creates a function that requests the bytes of a photo as a member. */
export function reader({ url }: { readonly url: string }) {
  return async (who: Somebody, address: string): Promise<{ status: number; type: string | null; bytes: Buffer }> => {
    const answer = await fetch(`${url}${address}`, { headers: cookieOf(who) })
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    }
  }
}

function cookieOf({ browser }: Somebody): Record<string, string> {
  return { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}
