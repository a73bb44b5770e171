import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from 'playwright-core'
import { addHarmlessScript } from './visitor-pool.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Contexts in which each new document defines the axe script. */
const prepared = new WeakSet<BrowserContext>()

/**
 * Makes axe available on the page. Sending the script takes longer than running it, so it is sent
 * once per browser context; later documents only define it, and run it when they are checked.
 */
async function loadAxe(page: Page): Promise<void> {
  if (!prepared.has(page.context())) {
    prepared.add(page.context())
    await addHarmlessScript(page.context(), `globalThis.defineAxe = function () { ${source} }`)
  }
  const loaded = await page.evaluate(() => {
    const scope = globalThis as { axe?: unknown; defineAxe?: () => void }
    if (scope.axe === undefined) scope.defineAxe?.call(scope)
    return scope.axe !== undefined
  })
  if (!loaded) await page.evaluate(source)
}

/**
 * Returns serious and critical axe violations on the page, one line each; `rules` restricts the
 * check. Running fades and slides are ended first, so that colours are final. Evaluated outside the
 * page's script policy.
 */
export async function findSeriousViolations(
  page: Page,
  rules?: readonly string[],
): Promise<string[]> {
  await loadAxe(page)
  const found = await page.evaluate(async (only) => {
    const axe = (globalThis as unknown as { axe: Axe }).axe
    // A change of theme applies in the next frame. Transitions that it starts are ended: outside the
    // viewport they would never finish.
    await new Promise(requestAnimationFrame)
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish()
    // A rule's impact is the highest of its checks; rules that can only have a lower impact are
    // skipped, which halves the time.
    const light = axe._audit.rules.filter(
      ({ impact }) => impact === 'minor' || impact === 'moderate',
    )
    // No rule checks style sheets of other origins or video content, so axe needs no network
    // access.
    const options = {
      resultTypes: ['violations'],
      preload: false,
      ...(only
        ? { runOnly: { type: 'rule', values: only } }
        : {
            rules: {
              ...Object.fromEntries(light.map(({ id }) => [id, { enabled: false }])),
              // Off by default. A name that lacks the visible words can't be spoken (WCAG 2.5.3).
              'label-content-name-mismatch': { enabled: true },
            },
          }),
    }
    return (await axe.run(document, options)).violations
  }, rules)
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
    )
}

interface Axe {
  readonly _audit: {
    readonly rules: readonly { readonly id: string; readonly impact: string | null }[]
  }
  run(
    root: Document,
    options: { resultTypes: string[]; preload: boolean },
  ): Promise<{
    violations: { id: string; impact: string; help: string; nodes: { target: string[] }[] }[]
  }>
}
