import type { ReaderFacts } from '../../rules/decide-photo-access.ts'
import type { PhotosDeps } from '../deps.ts'
import { selectIsGranted } from './store-grants.ts'

/**
 * Reads which of an owner's photos someone may see. This is done on every request, because Premium
 * and access can end at any time.
 */
export async function selectReaderFacts(
  { database, isPremium }: Pick<PhotosDeps, 'database' | 'isPremium'>,
  reader: number | null,
  owner: number,
): Promise<ReaderFacts> {
  if (reader === null) return { as: 'visitor' }
  if (reader === owner) return { as: 'owner' }
  const [premium, granted] = await Promise.all([
    isPremium(reader),
    selectIsGranted(database, reader, owner),
  ])
  return { as: 'member', premium, granted }
}
