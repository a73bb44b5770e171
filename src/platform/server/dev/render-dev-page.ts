import { html } from 'hono/html'

/**
 * Renders a developer page. `body` is created with hono's `html`, which escapes inserted values.
 */
export function renderDevPage(page: {
  title: string
  body: ReturnType<typeof html>
  wide?: boolean
}) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${page.title} · demo doors</title>
<link rel="stylesheet" href="/dev/style.css">
</head>
<body>
<header><a href="/dev">Demo doors</a></header>
<main class="${page.wide === true ? 'wide' : ''}">
<h1>${page.title}</h1>
${page.body}
</main>
</body>
</html>`
}
