import { FictionalTag, Tag } from '#ui/components/index.ts'
import type { Kind } from '../rules/label.ts'
import { useGeneratedWords } from './use-generated-words.ts'

interface FictionalLabelProps {
  readonly kind: Kind
  /** The words, as every record of a person brings them along. */
  readonly label: string | null
  /** For rows and headers, where the full iris would shout. */
  readonly soft?: boolean
  /** Whether a program made the picture beside it. */
  readonly generated?: boolean | undefined
}

/** The label of a profile that is no member, the same on every surface (H4, BEY-01). A member bears none. With it stands that a program made the picture (F11). */
export function FictionalLabel({ kind, label, soft, generated = false }: FictionalLabelProps) {
  if (kind === 'member' || label === null) return null
  const tag = kind === 'fictional' ? <FictionalTag label={label} soft={soft} /> : <Tag look="ad">{label}</Tag>
  if (!generated) return tag
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {tag} <GeneratedTag />
    </span>
  )
}

function GeneratedTag() {
  return <Tag look="quiet">{useGeneratedWords()}</Tag>
}
