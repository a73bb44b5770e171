import type { Letter, LetterBlock, LetterDress } from './letter.ts'
import { safeUrl } from './letter-html.ts'

/** Renders the same email as plain text. */
export function letterText(letter: Letter, dress: Pick<LetterDress, 'siteName' | 'siteUrl'>): string {
  const footer = [...(letter.footer ?? []), `${dress.siteName}, ${safeUrl(dress.siteUrl, false)}`]
  return `${letter.blocks.map(blockText).join('\n\n')}\n\n-- \n${footer.join('\n')}\n`
}

function blockText(block: LetterBlock): string {
  switch (block.kind) {
    case 'button':
      return `${block.label}:\n${safeUrl(block.url, false)}`
    case 'fictional':
      return `[${block.label}]${block.text === undefined ? '' : ` ${block.text}`}`
    default:
      return block.text
  }
}
