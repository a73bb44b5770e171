import { clientOf } from '#platform/web/api/client-of.ts'
import type { contract } from '../../contract/warnings.ts'

/** The calls of warnings. */
export const calls = clientOf<typeof contract>()
