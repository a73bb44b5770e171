import type { EmailContent, EmailBlock, EmailTheme } from './email-content.ts'
import { safeUrl } from './render-email-html.ts'

/** Renders the same email as plain text. */
export function renderEmailText(content: EmailContent, theme: Pick<EmailTheme, 'siteName' | 'siteUrl'>): string {
  const footer = [...(content.footer ?? []), `${theme.siteName}, ${safeUrl(theme.siteUrl, false)}`]
  return `${content.blocks.map(blockText).join('\n\n')}\n\n-- \n${footer.join('\n')}\n`
}

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'button':
      return `${block.label}:\n${safeUrl(block.url, false)}`
    case 'fictional':
      return `[${block.label}]${block.text === undefined ? '' : ` ${block.text}`}`
    default:
      return block.text
  }
}
