import { pageFunctions } from './mark-page-functions.ts'

/**
 * The start of a document's head: Vite's client, which applies changes and shows errors, and the
 * setup of Fast Refresh. Vite gives the nonce to the style sheets it adds.
 *
 * A page's other exports, such as `load`, do not keep its component from being updated. The check for lost connections would use a shared worker, which trusted types forbid, so it falls back to another method. Once the page is hydrated, its scripts have added the style sheets, and the linked ones are removed, because otherwise each change would compile both. A brand's style sheets are kept, and come last.
 */
export function writeHead(nonce: string): string {
  return `<meta property="csp-nonce" nonce="${nonce}">
<script type="module" nonce="${nonce}">
delete window.SharedWorker
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
window.__getReactRefreshIgnoredExports = () => ${JSON.stringify(pageFunctions)}
new MutationObserver((_, observer) => {
  observer.disconnect()
  for (const link of document.querySelectorAll('link[rel=stylesheet]'))
    if (link.href.includes('/brands/')) document.head.append(link)
    else link.remove()
}).observe(document.documentElement, { attributeFilter: ['data-awake'] })
</script>
<script type="module" src="/@vite/client" nonce="${nonce}"></script>`
}
