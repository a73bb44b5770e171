import { photoContent, photoKeys } from './canaries.ts'
import { findHeaderFaults } from './expected-headers.ts'
import type { Finding } from './finding.ts'
import { profileReaders, type ViewerName, viewerNames } from './viewers.ts'
import { type WireResponse, toComparable } from './wire.ts'
import type { World } from './world.ts'

/** Path prefix of photos in messages. */
const inMessage = '/media/message/'

type Media = ReadonlyMap<ViewerName, ReadonlySet<string>>

/**
 * Requests each of the victim's photos at each URL issued. It opens only for the viewer it was
 * created for; for everyone else, and with any part of it changed, the response is the same 404 as
 * for a photo that never existed (PRO-06).
 */
export async function sweepMedia(world: World, media: Media): Promise<Finding[]> {
  const findings: Finding[] = []
  const photos = photoKeys.map((key) => ({ key, id: world.photos[key] }))
  for (const owner of viewerNames) {
    const urls = [...(media.get(owner) ?? [])].filter((url) =>
      photos.some(({ id }) => url.includes(id)),
    )
    for (const url of urls) {
      const answer = await read(world, owner, url)
      const { key } = photos.find(({ id }) => url.includes(id)) ?? { key: 'main' as const }
      const find = (viewer: ViewerName, what: string) =>
        void findings.push({
          rule: 'media',
          call: url,
          viewer,
          what: `${what} (the ${key} photo, made for ${owner})`,
        })
      if (
        answer.status !== 200 ||
        answer.body.toString() !== photoContent(key).bytes(Number(/\/(\d+)\?/.exec(url)?.[1]))
      )
        find(owner, `is ${answer.status}`)
      for (const fault of findHeaderFaults(answer)) find(owner, fault)
      if (!url.includes('/160?')) continue
      for (const viewer of viewerNames.filter((one) => one !== owner)) {
        // Two sessions of one person count as one; both of these belong to the free member, and one
        // of them is expired.
        if (!(await isNothing(world, viewer, url))) find(viewer, 'opens for another')
      }
      for (const wrong of tampered(world, url))
        if (!(await isNothing(world, owner, wrong))) find(owner, `opens when changed to ${wrong}`)
    }
  }
  findings.push(...(await sweepMessagePhotos(world, media)))
  for (const url of world.mediaBeforeBlock)
    for (const viewer of ['blocked', 'visitor', 'owner'] as const)
      if (!(await isNothing(world, viewer, url)))
        findings.push({
          rule: 'media',
          call: url,
          viewer,
          what: 'an address from before the block opens',
        })
  return findings
}

/**
 * The photo in the victim's conversation opens only for the two members of that conversation, each
 * with their own URL.
 */
async function sweepMessagePhotos(world: World, media: Media): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const owner of ['owner', 'partner'] as const) {
    const urls = [...(media.get(owner) ?? [])].filter((url) => url.startsWith(inMessage))
    if (urls.length === 0)
      findings.push({
        rule: 'media',
        call: inMessage,
        viewer: owner,
        what: 'has no photo in a message',
      })
    for (const url of urls) {
      const find = (viewer: ViewerName, what: string) =>
        void findings.push({
          rule: 'media',
          call: url,
          viewer,
          what: `${what} (in a message, made for ${owner})`,
        })
      const answer = await read(world, owner, url)
      if (answer.status !== 200) find(owner, `is ${answer.status}`)
      for (const fault of findHeaderFaults(answer)) find(owner, fault)
      if (!url.includes('/160?')) continue
      for (const viewer of viewerNames.filter((one) => one !== owner))
        if (!(await isNothing(world, viewer, url))) find(viewer, 'opens for another')
      for (const wrong of [
        url.replace('/160?', '/960?'),
        url.replace(/sign=.*/, 'sign='),
        url.replace(/\?.*/, ''),
        url.replace(inMessage, '/media/'),
      ])
        if (!(await isNothing(world, owner, wrong))) find(owner, `opens when changed to ${wrong}`)
    }
  }
  for (const viewer of viewerNames.filter(
    (one) => one !== 'owner' && one !== 'partner' && !profileReaders.includes(one),
  ))
    for (const url of media.get(viewer) ?? [])
      if (url.startsWith(inMessage))
        findings.push({ rule: 'media', call: url, viewer, what: 'was told a photo in a message' })
  return findings
}

/**
 * After the main photo is deleted and everyone is blocked, the only URLs that still work are the
 * victim's own for the remaining photos.
 */
export async function sweepRevokedMedia(world: World, media: Media): Promise<Finding[]> {
  const findings: Finding[] = []
  const all = Object.entries(world.photos)
  for (const [viewer, urls] of media)
    for (const url of urls) {
      if (url.startsWith(inMessage) && !(await isNothing(world, viewer, url)))
        findings.push({
          rule: 'media',
          call: url,
          viewer,
          what: 'a photo in a message still opens',
        })
      const key = all.find(([, id]) => url.includes(id))?.[0]
      if (key === undefined || (viewer === 'owner' && key !== 'main')) continue
      if (!(await isNothing(world, viewer, url)))
        findings.push({ rule: 'media', call: url, viewer, what: `the ${key} photo still opens` })
    }
  return findings
}

/** Returns the URL with one part replaced by another's. */
function tampered(world: World, url: string): string[] {
  const [, photo = '', , until = ''] = /\/media\/([^/]+)\/(\d+)\?until=(\d+)/.exec(url) ?? []
  const otherPhotos = Object.values(world.photos).filter((id) => id !== photo)
  return [
    ...otherPhotos.map((id) => url.replace(photo, id)),
    url.replace('/160?', '/960?'),
    url.replace(until, String(Number(until) + 3600)),
    url.replace(/sign=.*/, 'sign='),
    url.replace(/&sign=.*/, ''),
    url.replace(/\?.*/, ''),
  ]
}

async function isNothing(world: World, viewer: ViewerName, url: string): Promise<boolean> {
  const nothing = `/media/${world.unknownIds.photo}/160?until=1893456000&sign=AAAAAAAAAAAAAAAAAAAAAA`
  return (
    toComparable(await read(world, viewer, url)) ===
    toComparable(await read(world, viewer, nothing))
  )
}

function read(world: World, viewer: ViewerName, path: string): Promise<WireResponse> {
  const { host, session } = world.viewers[viewer]
  return world.wire({ host, session, method: 'GET', path })
}
