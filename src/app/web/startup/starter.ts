/**
 * The only script of a page that runs immediately. It is inlined into every document, so it must
 * not import anything. A page is rendered by the server and works as links and forms; this script
 * decides when the page's code is fetched and run, and until then keeps anything that would be
 * lost: what is typed and chosen, forms without an `action`, and presses of buttons. See decision
 * 045.
 */
const { code = '', runs } = document.currentScript?.dataset ?? {}
const page = document.documentElement
/**
 * How long an untouched page waits once it is loaded, and how long it may take to load, in
 * milliseconds.
 */
const restMs = 3000
const loadTimeoutMs = 6000

const parsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve())
})
let running: Promise<unknown> | undefined
let heldForm: SubmitEvent | undefined
const pressed: HTMLElement[] = []

/** Fields used before the code ran; the code applies them (early-input.ts). */
const earlyFields = new Set<Element>()
Object.assign(window, { earlyFields })

function run(): void {
  running ??= parsed
    .then(() => {
      fetchCode('auto')
      return import(/* @vite-ignore */ code)
    })
    .catch(giveUp)
}

/** Starting takes a moment on a slow phone, so the element touched first is marked as pressed. */
function runAfterPaint(): void {
  if (running !== undefined) return
  requestAnimationFrame(() => setTimeout(run))
  // A page that isn't painted has no frames.
  setTimeout(run, 100)
}

/** Without a connection, or with a version that is gone, only links and forms work. */
function giveUp(error: unknown): void {
  forgetPressed()
  heldForm = undefined
  addEventListener('online', () => (running = undefined), { once: true })
  if (navigator.onLine) reloadOnce()
  throw error
}

/** This page's version is gone; reloads at most once a minute, like reload-on-lost-chunk.ts. */
function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem('chunk-reloaded-at') ?? 0)
    if (Date.now() - last < 60_000) return
    sessionStorage.setItem('chunk-reloaded-at', String(Date.now()))
    location.reload()
  } catch {
    // Without storage a reload could repeat forever.
  }
}

/** Repeats presses in their order, and sends the form. */
function release(): void {
  removeEventListener('submit', holdForm, true)
  removeEventListener('click', holdPress, true)
  const form = heldForm?.target as HTMLFormElement | undefined
  if (form?.isConnected)
    form.requestSubmit(heldForm?.submitter?.isConnected ? heldForm.submitter : null)
  for (const element of forgetPressed())
    (element.isConnected ? element : document.getElementById(element.id))?.click()
}

function forgetPressed(): HTMLElement[] {
  for (const element of pressed) delete element.dataset.earlyPress
  return pressed.splice(0)
}

/** Otherwise the browser would put every field, including passwords, into the URL. */
function holdForm(event: SubmitEvent): void {
  if ((event.target as HTMLFormElement).hasAttribute('action')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  heldForm = event
  runAfterPaint()
}

function holdPress(event: MouseEvent): void {
  const element = findHeld(event.target)
  if (element === null || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed.push(element)
  element.dataset.earlyPress = ''
  runAfterPaint()
}

/**
 * The pressed element if only the code can handle it. Links, popovers and buttons of forms work
 * without it; links with `data-wakes` open something on the page.
 */
function findHeld(target: EventTarget | null): HTMLElement | null {
  const element =
    target instanceof Element
      ? target.closest<HTMLElement>('button:not([data-quick-exit]), [data-wakes]')
      : null
  if (!(element instanceof HTMLButtonElement)) return element
  const works =
    element.popoverTargetElement !== null || (element.form !== null && element.type !== 'button')
  return works ? null : element
}

// Dispatched by entry-client.tsx.
addEventListener('awake', release, { once: true })
addEventListener('submit', holdForm, true)
addEventListener('click', holdPress, true)
addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof Element) earlyFields.add(target)
  },
  true,
)

function when(signs: readonly string[], then: (event: Event) => void): void {
  for (const sign of signs) addEventListener(sign, then, { capture: true, passive: true })
}

/** Fetches all files of the code at once. */
function fetchCode(fetchPriority: 'low' | 'auto'): void {
  const links = document.querySelector<HTMLTemplateElement>('template#code')?.content
  if (links === undefined) return
  for (const link of links.querySelectorAll('link')) link.fetchPriority = fetchPriority
  document.head.append(links)
}

function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate'
}

/** Whether something on this page can't wait: a clock, or a list that is restored after a reload. */
function isUrgent(): boolean {
  return (
    runs === 'once-shown' || !isFreshVisit() || document.querySelector('[role="timer"]') !== null
  )
}

function isStored(flag: string): boolean {
  try {
    return localStorage.getItem(flag) !== null
  } catch {
    return false
  }
}

/** A video plays automatically only for visitors who accept motion and do not save data (NAV-11). */
function playFilms(): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData) return
  // A browser may still refuse; the visitor then starts it with its button.
  for (const video of document.querySelectorAll<HTMLVideoElement>('video[data-film]'))
    void video.play().catch(() => {})
}

/** Everything visible has arrived: pictures, fonts and styles no longer wait for code. */
let shown = false
function onShown(): void {
  if (shown || runs === 'on-demand') return
  shown = true
  fetchCode('low')
  if (isUrgent()) run()
  else setTimeout(run, restMs)
}

if (runs === 'on-demand') {
  // Hovering over an element that needs the code already starts loading it.
  when(['pointerover'], ({ target }) => {
    if (target instanceof Element && target.closest('[data-wakes]') !== null) run()
  })
} else {
  when(['pointerdown', 'touchstart'], () => fetchCode('auto'))
  when(['pointerup', 'pointercancel', 'wheel', 'keydown', 'input'], runAfterPaint)
  // When the page moves under a resting mouse, browsers send this too.
  when(['pointermove'], (event) => {
    const { movementX, movementY } = event as PointerEvent
    if (movementX !== 0 || movementY !== 0) runAfterPaint()
  })
}
// The adults-only warning needs the code, once per visitor (NAV-05).
const { warnsUnless } = page.dataset
if (warnsUnless !== undefined && !isStored(warnsUnless)) run()
// So does the question about new terms.
if (page.dataset.asks !== undefined) run()
void parsed.then(playFilms)
addEventListener('load', onShown)
setTimeout(onShown, loadTimeoutMs)

export {}
