import type { ReaderFacts } from '../rules/judge-photo.ts'
import type { PhotosDeps } from './deps.ts'

/** What someone may see of an owner's photos, read anew: premium and grants can end at any time. */
export async function readerFacts(
  { isPremium, isGranted }: Pick<PhotosDeps, 'isPremium' | 'isGranted'>,
  reader: number | null,
  owner: number,
): Promise<ReaderFacts> {
  if (reader === null) return { as: 'visitor' }
  if (reader === owner) return { as: 'owner' }
  const [premium, granted] = await Promise.all([isPremium(reader), isGranted(reader, owner)])
  return { as: 'member', premium, granted }
}
