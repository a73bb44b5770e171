import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from 'playwright-core'
import { markUnknownColours } from './axe/colour-signatures.ts'
import { addHarmlessScript } from './visitor-pool.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Contexts in which each new document defines the axe script. */
const prepared = new WeakSet<BrowserContext>()

/** The rules about colours. Contrast takes half the time of all rules together. */
const contrast = 'color-contrast'
const colourRules = [contrast, 'link-in-text-block']

/** Combinations of colours that passed in this process, see colour-signatures.ts. */
const passedColours = new Set<number>()

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
 * Returns serious and critical axe violations on the page, one line each. Running fades and slides
 * are ended first, so that colours are final. Evaluated outside the page's script policy.
 */
export async function findSeriousViolations(page: Page): Promise<string[]> {
  const colours = await findColourViolations(page)
  await loadAxe(page)
  const found = await page.evaluate(async (skipped) => {
    const axe = (globalThis as unknown as { axe: Axe }).axe
    // A rule's impact is the highest of its checks; rules that can only have a lower impact are
    // skipped, which halves the time.
    const light = axe._audit.rules.filter(
      ({ impact }) => impact === 'minor' || impact === 'moderate',
    )
    const off = [...light.map(({ id }) => id), skipped]
    const options = {
      resultTypes: ['violations'],
      // No rule checks style sheets of other origins or video content, so axe needs no network
      // access.
      preload: false,
      rules: {
        ...Object.fromEntries(off.map((id) => [id, { enabled: false }])),
        // Off by default. A name that lacks the visible words can't be spoken (WCAG 2.5.3).
        'label-content-name-mismatch': { enabled: true },
      },
    }
    return (await axe.run(document, options)).violations
  }, contrast)
  return [...new Set([...colours, ...describe(found)])]
}

/**
 * Returns the violations of the rules about colours. A text whose colours, backgrounds and size
 * have already passed in this process is not checked again; a violation is found on every page.
 */
export async function findColourViolations(page: Page): Promise<string[]> {
  // A change of theme applies in the next frame. Transitions that it starts are ended: outside the
  // viewport they would never finish.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish()
  })
  if ((await page.evaluate(markUnknownColours, [...passedColours])) === 0) return []
  await loadAxe(page)
  const { passed, violations } = await page.evaluate(async (rules) => {
    const scope = globalThis as unknown as { axe: Axe; unknownColours: Map<Element, number> }
    const { axe, unknownColours: unknown } = scope
    const runOnly = { type: 'rule', values: rules }
    const context = { include: [...unknown.keys()] }
    const options = { runOnly, preload: false, elementRef: true, selectors: false }
    const results = await axe.run(context, options)
    const nodesIn = (rules: readonly Violation[]) => rules.flatMap(({ nodes }) => nodes)
    const failed = new Set(nodesIn(results.violations).map(({ element }) => element))
    // Texts on pictures and gradients are never decided, which depends on their backgrounds alone.
    const undecided = nodesIn(results.incomplete).filter(({ any }) =>
      any.every(({ data }) => !/short|nonBmp|obscur|outside/i.test(data?.messageKey ?? 'short')),
    )
    const settled = [...nodesIn(results.passes), ...undecided]
    return {
      passed: settled.flatMap(({ element }) =>
        failed.has(element) ? [] : (unknown.get(element as Element) ?? []),
      ),
      violations:
        failed.size === 0
          ? []
          : (await axe.run(context, { runOnly, preload: false, resultTypes: ['violations'] }))
              .violations,
    }
  }, colourRules)
  for (const one of passed) passedColours.add(one)
  return describe(violations)
}

function describe(violations: readonly Violation[]): string[] {
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
    )
}

interface Violation {
  readonly id: string
  readonly impact: string
  readonly help: string
  readonly nodes: readonly {
    readonly target: readonly string[]
    readonly element?: Element
    readonly any: readonly { readonly data?: { readonly messageKey?: string } | null }[]
  }[]
}

interface Axe {
  readonly _audit: {
    readonly rules: readonly { readonly id: string; readonly impact: string | null }[]
  }
  run(
    context: Document | { include: readonly Element[] },
    options: Readonly<Record<string, unknown>>,
  ): Promise<Record<'violations' | 'passes' | 'incomplete', Violation[]>>
}
