import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * True once no fade or slide is running, so that colours are final; endless animations are ignored.
 */
function motionless(): boolean {
  return document
    .getAnimations()
    .every(
      (motion) =>
        motion.playState !== 'running' || motion.effect?.getComputedTiming().endTime === Infinity,
    )
}

/**
 * Returns serious and critical axe violations on the page, one line each; `rules` restricts the
 * check. Evaluated outside the page's script policy.
 */
export async function findSeriousViolations(
  page: Page,
  rules?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  await page.waitForFunction(motionless)
  const found = await page.evaluate(async (only) => {
    const axe = (globalThis as unknown as { axe: Axe }).axe
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
