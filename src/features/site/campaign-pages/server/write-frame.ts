import type { TagScript } from '../rules/tag-list.ts'

/** Writes the document of the frame: an empty page with the scripts in the operator's order. */
export function writeFrame(scripts: readonly TagScript[], nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Scripts</title><script nonce="${nonce}">(${standInStorage})()</script></head>
<body>
${scripts.map((script) => writeScript(script, nonce)).join('\n')}
</body>
</html>`
}

function writeScript({ src, data }: TagScript, nonce: string): string {
  const attributes = Object.entries(data).map(([name, value]) => ` ${name}="${escape(value)}"`)
  return `<script src="${escape(src)}" nonce="${nonce}"${attributes.join('')}></script>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/**
 * Replaces the frame's cookies and storage with ones that end with the page: in an origin of its own a browser
 * throws when a script touches the real ones, and most would stop there. The function's source is
 * inlined into the document, so it must not use anything from outside.
 */
function standInStorage(): void {
  const jar = new Map<string, string>()
  const page = (globalThis as unknown as { document: object }).document
  Object.defineProperty(page, 'cookie', {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (line: string) => {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=')
      jar.set(name.trim(), value.join('=').trim())
    },
  })
  for (const name of ['localStorage', 'sessionStorage']) {
    const items = new Map<string, string>()
    Object.defineProperty(globalThis, name, {
      value: {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, String(value)),
        removeItem: (key: string) => void items.delete(key),
        clear: () => items.clear(),
        key: (index: number) => [...items.keys()][index] ?? null,
        get length() {
          return items.size
        },
      },
    })
  }
}
