import type { EmailContent, EmailBlock, EmailColours, EmailTheme } from './email-content.ts'

/** The default colours of emails: the design's tokens for a light and a dark screen. */
const defaultEmailColours: { readonly light: EmailColours; readonly dark: EmailColours } = {
  light: {
    page: '#fbf6f4',
    card: '#ffffff',
    line: '#e7dcd9',
    ink: '#14231f',
    muted: '#5c6b66',
    accent: '#14463e',
    onAccent: '#ffffff',
    fictional: '#eae6fa',
    onFictional: '#43318f',
  },
  dark: {
    page: '#0d1917',
    card: '#142421',
    line: '#29403b',
    ink: '#f6eeea',
    muted: '#9aaaa4',
    accent: '#a9dccb',
    onAccent: '#07241e',
    fictional: '#2a2450',
    onFictional: '#d5ccff',
  },
}

/**
 * Renders an email as HTML that all mail clients support: tables, inline colours for a light
 * screen, and a style sheet that changes them for a dark one. There are no images or external
 * resources, so opening it does not send information to anyone.
 */
export function renderEmailHtml(content: EmailContent, theme: EmailTheme): string {
  const light = { ...defaultEmailColours.light, ...theme.light }
  const dark = { ...defaultEmailColours.dark, ...theme.dark }
  const rows = content.blocks.map((block) => blockHtml(block, light)).join('\n')
  return `<!doctype html>
<html lang="${escaped(theme.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(content.subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
a { text-underline-offset: 2px }
@media (prefers-color-scheme: dark) {
${darkRules(dark)}
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(content.preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.page}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px"><a href="${safeUrl(theme.siteUrl)}" class="ink" style="${serif};font-size:26px;line-height:1;color:${light.ink};text-decoration:none">${escaped(theme.siteName)}</a></td></tr>
<tr><td class="card" style="background:${light.card};border:1px solid ${light.line};border-radius:20px;padding:32px 28px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${rows}
</table>
</td></tr>
${footerHtml(content, light)}
</table>
</td></tr>
</table>
</body>
</html>
`
}

const serif = "font-family:Gloock,Georgia,'Times New Roman',serif"
const sans = "font-family:'Hanken Grotesk','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function darkRules(dark: EmailColours): string {
  return `.page { background: ${dark.page} !important }
.card { background: ${dark.card} !important; border-color: ${dark.line} !important }
.ink { color: ${dark.ink} !important }
.muted { color: ${dark.muted} !important }
.button { background: ${dark.accent} !important }
.button a { color: ${dark.onAccent} !important }
.fictional { background: ${dark.fictional} !important; color: ${dark.onFictional} !important }`
}

function blockHtml(block: EmailBlock, colours: EmailColours): string {
  const row = (inner: string, below = 16) =>
    `<tr><td style="padding:0 0 ${below}px">${inner}</td></tr>`
  const textStyle = `margin:0;${sans};overflow-wrap:anywhere`
  switch (block.kind) {
    case 'heading':
      return row(
        `<h1 class="ink" style="margin:0;${serif};font-weight:400;font-size:28px;line-height:1.15;color:${colours.ink};overflow-wrap:anywhere">${escaped(block.text)}</h1>`,
      )
    case 'paragraph':
      return row(
        `<p class="ink" style="${textStyle};font-size:16px;line-height:1.5;color:${colours.ink}">${escaped(block.text)}</p>`,
      )
    case 'note':
      return row(
        `<p class="muted" style="${textStyle};font-size:14px;line-height:1.45;color:${colours.muted}">${escaped(block.text)}</p>`,
        12,
      )
    case 'button':
      return row(
        `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" style="background:${colours.accent};border-radius:999px">
<a href="${safeUrl(block.url)}" style="display:inline-block;padding:14px 26px;${sans};font-size:16px;line-height:1.2;font-weight:600;color:${colours.onAccent};text-decoration:none">${escaped(block.label)}</a>
</td></tr></table>
<p class="muted" style="margin:12px 0 0;${sans};font-size:13px;line-height:1.4;color:${colours.muted};word-break:break-all">${escaped(safeUrl(block.url, false))}</p>`,
        20,
      )
    case 'fictional':
      return row(
        `<p class="fictional" style="${textStyle};font-size:14px;line-height:1.45;padding:10px 14px;border-radius:14px;background:${colours.fictional};color:${colours.onFictional}"><strong>${escaped(block.label)}</strong>${block.text === undefined ? '' : `<br>${escaped(block.text)}`}</p>`,
      )
  }
}

function footerHtml(content: EmailContent, colours: EmailColours): string {
  const { footer = [], footerLinks = [] } = content
  if (footer.length + footerLinks.length === 0) return ''
  const links = footerLinks.map(
    ({ label, url }) =>
      `<a href="${safeUrl(url)}" class="muted" style="color:${colours.muted}">${escaped(label)}</a>`,
  )
  const lines = [...footer.map(escaped), ...(links.length === 0 ? [] : [links.join(' · ')])]
  return `<tr><td class="muted" style="padding:20px 8px 0;${sans};font-size:13px;line-height:1.5;color:${colours.muted}">${lines.join('<br>')}</td></tr>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

/** Returns http and https URLs; throws on any other. */
export function safeUrl(text: string, forHtml = true): string {
  const { protocol, href } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(`an email must not link to ${protocol}`)
  return forHtml ? escaped(href) : href
}
