import { FictionalTag, Tag } from '#ui/components/index.ts'
import type { Kind } from '../rules/fiction-texts.ts'
import { useGeneratedText } from './use-generated-text.ts'

interface FictionalLabelProps {
  readonly kind: Kind
  /** The label text in every record of a person. */
  readonly label: string | null
  /** For rows and headers, where the full iris colour would be too strong. */
  readonly soft?: boolean
  /** Whether the photo next to it is AI-generated. */
  readonly generated?: boolean | undefined
}

/**
 * The label of a profile that is not a member, the same everywhere (H4, BEY-01). Renders nothing
 * for a member. It also states that the photo is AI-generated (F11).
 */
export function FictionalLabel({ kind, label, soft, generated = false }: FictionalLabelProps) {
  if (kind === 'member' || label === null) return null
  const tag =
    kind === 'fictional' ? <FictionalTag label={label} soft={soft} /> : <Tag look="ad">{label}</Tag>
  if (!generated) return tag
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {tag} <GeneratedTag />
    </span>
  )
}

function GeneratedTag() {
  return <Tag look="quiet">{useGeneratedText()}</Tag>
}
