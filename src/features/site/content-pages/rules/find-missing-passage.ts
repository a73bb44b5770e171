import type { Block } from './block.ts'
import type { Condition, Placeholder } from './page-facts.ts'
import type { Passage } from './read-blocks.ts'

/** Passages under these conditions say whether profiles are fictional. */
const disclosures: readonly (Condition | null)[] = ['fictional', 'no_fictional']

/** Values that a page must quote from the settings: prices, and how long a purchase can be undone. */
const quoted: readonly Placeholder[] = [
  'message_price',
  'photo_price',
  'gift_price',
  'free_messages',
  'refund_days',
]

/**
 * Returns the first words of a passage of the product's page that a changed page must keep word for
 * word, under the same condition, and doesn't; `null` if it keeps them all. These are the disclosure
 * of fictional profiles, and every passage with a price or with the period for withdrawing.
 */
export function findMissingPassage(
  original: readonly Passage[],
  changed: readonly Passage[],
): string | null {
  const kept = new Set(changed.map((passage) => JSON.stringify(passage)))
  const missing = original.find(
    (passage) => isProtected(passage) && !kept.has(JSON.stringify(passage)),
  )
  return missing === undefined ? null : readWords(missing.block).slice(0, 80)
}

function isProtected({ when, block }: Passage): boolean {
  const words = readWords(block)
  return disclosures.includes(when) || quoted.some((name) => words.includes(`{${name}}`))
}

function readWords(block: Block): string {
  if (block.kind === 'heading') return block.text
  const lines =
    block.kind === 'paragraph'
      ? [block.runs]
      : block.kind === 'list'
        ? block.items
        : [block.head, ...block.rows].flat()
  return lines.map((runs) => runs.map(({ text }) => text).join('')).join(' ')
}
