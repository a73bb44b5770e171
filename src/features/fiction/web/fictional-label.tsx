import { FictionalTag, Tag } from '#platform/web/ui/index.ts'
import type { Kind } from '../rules/label.ts'

interface FictionalLabelProps {
  readonly kind: Kind
  /** The words, as every record of a person brings them along. */
  readonly label: string | null
  /** For rows and headers, where the full iris would shout. */
  readonly soft?: boolean
}

/** The label of a profile that is no member, the same on every surface (H4, BEY-01). A member bears none. */
export function FictionalLabel({ kind, label, soft }: FictionalLabelProps) {
  if (kind === 'member' || label === null) return null
  return kind === 'fictional' ? <FictionalTag label={label} soft={soft} /> : <Tag look="ad">{label}</Tag>
}
