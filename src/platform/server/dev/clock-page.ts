import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { MovableClock } from '../clock.ts'
import type { JobRun } from '../jobs/jobs.ts'
import type { DevPage } from './mount-dev-pages.ts'
import { renderDevPage } from './render-dev-page.ts'

/** Actions around moving the clock. */
export interface ClockPageDeps {
  readonly clock: MovableClock
  /** Stores the clock's offset for the next start. */
  readonly save: () => Promise<void>
  readonly runDue: () => Promise<readonly JobRun[]>
  /** Delivers the resulting events. */
  readonly drain: () => Promise<unknown>
}

const units = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const
type Unit = keyof typeof units

const steps: readonly { label: string; amount: number; unit: Unit }[] = [
  { label: '1 hour on', amount: 1, unit: 'hours' },
  { label: '1 day on', amount: 1, unit: 'days' },
  { label: '14 days on', amount: 14, unit: 'days' },
]

/**
 * /dev/clock: moves the product's clock forward, never back, and runs the jobs that become due.
 * Accepts a form with `amount` and `unit`; a request for JSON returns `{now, aheadMs, ran}`.
 */
export function createClockPage(deps: ClockPageDeps): DevPage {
  const { clock } = deps
  return {
    path: '/clock',
    title: 'Clock',
    about: 'Moves the time of this demo forward and runs the jobs that become due.',
    mount: (dev: Hono) => {
      dev.get('/clock', (context) =>
        context.html(
          renderDevPage({ title: 'Clock', body: renderBody(clock, context.req.query('ran')) }),
        ),
      )
      dev.post('/clock', async (context) => {
        const form = await context.req.parseBody()
        const ms = toMilliseconds(form.amount, form.unit)
        if (ms === undefined)
          return context.text(
            'An amount above 0 in minutes, hours or days, at most ten years.',
            422,
          )
        clock.moveBy(ms)
        await deps.save()
        const ran = (await deps.runDue()).map(({ job, done }) => (done ? job : `${job} (failed)`))
        await deps.drain()
        if (context.req.header('accept')?.startsWith('application/json') === true) {
          return context.json({ now: clock.now().toISOString(), aheadMs: clock.aheadMs, ran })
        }
        return context.redirect(`/dev/clock?${new URLSearchParams({ ran: ran.join(', ') })}`, 303)
      })
    },
  }
}

function toMilliseconds(amount: unknown, unit: unknown): number | undefined {
  const count = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : Number.NaN
  if (typeof unit !== 'string' || !Object.hasOwn(units, unit)) return undefined
  const ms = Math.round(count * units[unit as Unit])
  return ms > 0 && ms <= 3653 * units.days ? ms : undefined
}

function renderBody(clock: MovableClock, ran: string | undefined) {
  return html`<dl><dt>Now</dt><dd><time>${clock.now().toISOString().slice(0, 19).replace('T', ' ')}</time> UTC</dd>
<dt>Ahead of the machine by</dt><dd>${formatDuration(clock.aheadMs)}</dd></dl>
${ran === undefined ? '' : html`<p role="status">The clock was moved. Jobs run: ${ran === '' ? 'none' : ran}.</p>`}
${steps.map(
  ({ label, amount, unit }) => html`<form class="row" method="post" action="/dev/clock">
<input type="hidden" name="amount" value="${amount}"><input type="hidden" name="unit" value="${unit}"><button>${label}</button></form>`,
)}
<form class="row" method="post" action="/dev/clock">
<label>Amount <input name="amount" type="number" min="1" step="any" value="30" required></label>
<label>Unit <select name="unit">${Object.keys(units).map((unit) => html`<option>${unit}</option>`)}</select></label>
<button>Move on</button>
</form>
<p class="quiet">The clock goes forward only. A new database starts at the machine's time.</p>`
}

function formatDuration(ms: number): string {
  const minutes = Math.round(ms / units.minutes)
  return `${Math.floor(minutes / 1440)} days ${Math.floor((minutes % 1440) / 60)} hours ${minutes % 60} minutes`
}
