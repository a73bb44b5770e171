import '#ui/styles/app.css'
/**
 * The complete script of a page that hydrates on interaction. Visitor pages are fully rendered by
 * the server, so React is loaded only when the visitor opens something that needs it. Links work
 * without it.
 */
function needsReact(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-wakes]') : null
}

let waking: Promise<unknown> | undefined

function hydratePage(): Promise<unknown> {
  waking ??= import('./entry-client.tsx').then((module) => module.hydrated)
  return waking
}

/** The click that triggered hydration is repeated once React is ready. */
document.addEventListener(
  'click',
  (event) => {
    const element = needsReact(event.target)
    if (element === null || 'awake' in document.documentElement.dataset) return
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    void hydratePage().then(() =>
      requestAnimationFrame(() => document.getElementById(element.id)?.click()),
    )
  },
  true,
)

/** Hovering over such an element already starts loading. */
document.addEventListener('pointerover', (event) => {
  if (needsReact(event.target) !== null) void hydratePage()
})

/** A video plays automatically only for visitors who accept motion and do not save data (NAV-11). */
const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
if (!matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true)
  // A browser may still refuse; the visitor then starts it with its button.
  for (const video of document.querySelectorAll<HTMLVideoElement>('video[data-film]'))
    void video.play().catch(() => {})

/**
 * The entry warning needs React; visitors who have dismissed it do not trigger hydration (NAV-05).
 */
const { warnsUnless } = document.documentElement.dataset
if (warnsUnless !== undefined && !isStored(warnsUnless)) void hydratePage()

function isStored(flag: string): boolean {
  try {
    return localStorage.getItem(flag) !== null
  } catch {
    return false
  }
}
