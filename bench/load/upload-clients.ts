import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Client, Job } from './job.ts'

/** Clients who upload a file and take the photo away again, each in an account of its own, so that no limit on photos is met. */
export async function uploadClients({ port, file, people }: Job & { kind: 'upload' }): Promise<readonly Client[]> {
  const bytes = new Uint8Array(await readFile(file))
  return people.map((headers) => async () => {
    const answer = await fetch(`http://${headers.host}/api/profile/photos?id=${randomUUID()}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'image/jpeg' },
      body: bytes,
    })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`uploading answered ${answer.status} ${text}`)
    const { photo } = JSON.parse(text) as { photo: { id: string } }
    const address = `http://localhost:${port}/api/profile/photos/${photo.id}`
    const gone = await fetch(address, { method: 'DELETE', headers })
    await gone.arrayBuffer()
    if (!gone.ok) throw new Error(`deleting answered ${gone.status}`)
  })
}
