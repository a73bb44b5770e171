import './figures.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { FigureRow } from '../../contract/figures.ts'
import type { en } from '../../locales/figures/en.ts'
import { funnel } from '../../rules/daily/measures.ts'
import { Count } from './count.tsx'

interface FunnelProps {
  readonly counts: FigureRow['counts']
  /** The lists that numbers open; steps without one are plain. */
  readonly lists?: Readonly<Partial<Record<(typeof funnel)[number], string>>>
}

/** The funnel from sign-up to the first purchase, as bars with numbers. */
export function Funnel({ counts, lists = {} }: FunnelProps) {
  const t = usePhrases<typeof en>('figures')
  const { locale } = useFormat()
  const all = counts.signed_up ?? null
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const steps = funnel.filter((step) => step !== 'activated')
  return (
    <ul className="figures-funnel card mt-6" aria-label={t('sections.funnel')}>
      {steps.map((step) => {
        const count = counts[step] ?? null
        const share = count === null || all === null || all === 0 ? null : count / all
        return (
          <li key={step}>
            <span>{t(`measures.${step}`)}</span>
            <span className="figures-bar" aria-hidden="true">
              <span style={{ inlineSize: `${100 * Math.min(share ?? 0, 1)}%` }} />
            </span>
            <span className="num">
              <ListLink to={lists[step]} label={t(`measures.${step}`)}>
                <Count count={count} />
              </ListLink>
              {share === null || step === 'signed_up' ? null : ` · ${percent.format(share)}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface ListLinkProps {
  readonly to: string | undefined
  readonly label: string
  readonly children: ReactNode
}

/** A number that opens its list, if there is one. */
function ListLink({ to, label, children }: ListLinkProps) {
  return to === undefined ? (
    children
  ) : (
    <Link className="link" to={to}>
      <span className="sr-only">{label}: </span>
      {children}
    </Link>
  )
}
