import { newId } from '#platform/server/random.ts'
import type { Accused } from './accused.ts'
import type { ReportedProfile, ReportsDeps } from './deps.ts'

/** A piece of evidence as it is stored. */
export interface EvidencePiece {
  readonly kind: 'profile' | 'message'
  /** Whether the reporter selected it. */
  readonly selected: boolean
  readonly content: {
    /** Storage key of the copied picture; null if there is none. */
    readonly picture: string | null
  }
}

/** The folder of the copies in the blob store. */
export const evidenceFolder = 'evidence'

/** Photos copied for one report; the latest ones. */
const mostPictures = 40

type Deps = Pick<ReportsDeps, 'database' | 'blobs' | 'selectMessages' | 'mainPicture'>

/**
 * Collects the evidence for a report: the profile with its main photo, the selected messages and
 * their neighbours, and copies of the photos in them. The copies belong to the report, so deleting
 * the originals doesn't affect them.
 */
export async function collectEvidence(
  deps: Deps,
  {
    reporter,
    account,
    profile,
    conversation,
    messages,
  }: Accused & { readonly reporter: number; readonly messages: readonly number[] },
): Promise<EvidencePiece[]> {
  const rows = await deps.selectMessages(deps.database, {
    reporter,
    reported: account,
    conversation,
    messages,
  })
  const withPhoto = rows.filter(({ photo }) => photo !== null).slice(-mostPictures)
  const pieces: EvidencePiece[] = []
  if (profile !== null)
    pieces.push({
      kind: 'profile',
      selected: messages.length === 0,
      content: {
        ...profileContent(profile),
        picture: await copyPicture(deps, await deps.mainPicture(account)),
      },
    })
  for (const row of rows) {
    const { selected, content, photo } = row
    const blob =
      photo !== null && withPhoto.includes(row) ? await deps.blobs.get(`${photo}/960.webp`) : null
    pieces.push({
      kind: 'message',
      selected,
      content: { ...content, picture: await copyPicture(deps, blob) },
    })
  }
  return pieces
}

/** Deletes copied pictures; deleting them twice is harmless. */
export async function deletePictures(
  { blobs }: Pick<ReportsDeps, 'blobs'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await blobs.delete(key)
}

/** The storage keys of the copied pictures. */
export function pictureKeys(evidence: readonly EvidencePiece[]): string[] {
  return evidence.flatMap(({ content }) => content.picture ?? [])
}

async function copyPicture(
  { blobs }: Pick<ReportsDeps, 'blobs'>,
  blob: { readonly bytes: Uint8Array; readonly type: string } | null,
): Promise<string | null> {
  if (blob === null) return null
  const id = newId()
  const key = `${evidenceFolder}/${id.slice(0, 2)}/${id}.webp`
  await blobs.put(key, blob.bytes, blob.type)
  return key
}

/** Returns the texts of a profile, without any that only its owner can see. */
function profileContent(profile: ReportedProfile): object {
  const { member, name, kind, about, notes, prompts, interests } = profile
  return { member, name, kind, about, notes, prompts, interests }
}
