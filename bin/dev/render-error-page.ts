/**
 * A plain page with an error and its stack trace. It is reloaded after the next change. Without a
 * nonce, the response must not have a content security policy.
 */
export function renderErrorPage(title: string, details: string, nonce = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<script type="module" src="/@vite/client" nonce="${nonce}"></script>
</head>
<body>
<h1>${title}</h1>
<pre>${escapeHtml(details)}</pre>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
