import type { PeopledSite, TestPerson } from '#features/members/profiles/testing/peopled-site.ts'
import { createUploader, type UploadResponse } from '#features/members/photos/testing/send-bytes.ts'
import { jpeg, photoIn } from '#features/members/photos/testing/own-photos.ts'
import { listPhotosBy, makePremium } from '#features/members/photos/testing/private-photos.ts'

/** A member whose photos others have seen. */
export interface Owner {
  readonly person: TestPerson
  /** Public ids; the first one is the main photo. */
  readonly photos: readonly string[]
}

/** A URL as it was issued to a reader. */
export interface IssuedUrl {
  readonly reader: TestPerson
  readonly photo: string
  readonly path: string
}

/** Adds a member with Premium and photos of different colours. */
export async function addOwner(
  site: PeopledSite,
  photoCount: number,
  name: string,
): Promise<Owner> {
  const person = await site.addPerson({ name })
  await makePremium(site, person)
  const send = createUploader(site)
  const photos: string[] = []
  for (let nth = 0; nth < photoCount; nth += 1) {
    const colour = `#${(0x10 + nth * 7).toString(16)}${(0x60 + nth * 3).toString(16)}40`
    const sent: UploadResponse = await send(person, await jpeg(colour))
    if (sent.status !== 200) throw new Error(`upload answered ${sent.status}`)
    photos.push(photoIn(sent).id)
  }
  return { person, photos }
}

/** Returns every URL of an owner's photos that each reader is given, in all widths. */
export async function collectUrls(
  owner: Owner,
  readers: readonly TestPerson[],
): Promise<IssuedUrl[]> {
  const urls: IssuedUrl[] = []
  for (const reader of readers)
    for (const photo of await listPhotosBy(owner.person, reader))
      if (!photo.locked)
        for (const path of Object.values(photo.src)) urls.push({ reader, photo: photo.id, path })
  return urls
}

/**
 * Requests URLs as the readers they were issued to, in both formats, and returns those whose status
 * differs, with the time until the last response.
 */
export async function findUrlsNotAnswering(
  { url: origin }: PeopledSite,
  urls: readonly IssuedUrl[],
  expected: 200 | 404,
): Promise<{ readonly wrong: string[]; readonly ms: number }> {
  const wrong: string[] = []
  const left = [...urls]
  const startedAt = performance.now()
  const worker = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop())
      for (const accept of ['image/webp', 'image/avif,image/webp']) {
        const cookie = [...url.reader.browser.cookies].map((pair) => pair.join('=')).join('; ')
        const response = await fetch(origin + url.path, { headers: { cookie, accept } })
        await response.arrayBuffer()
        if (response.status !== expected) wrong.push(`${url.path}: ${response.status}`)
      }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return { wrong, ms: Math.round(performance.now() - startedAt) }
}
