import '../styles/components/facts.css'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type Fact = { id: string; icon?: ReactNode; label: ReactNode; value: ReactNode }

/** A few facts as tiles with an icon each. */
export function FactTiles({
  facts,
  className,
  ...rest
}: Omit<ComponentProps<'dl'>, 'children'> & { facts: readonly Fact[] }) {
  return (
    <dl className={joinClasses('facts', className)} {...rest}>
      {facts.map((fact) => (
        <div key={fact.id} className="fact">
          <dt>
            {fact.icon}
            {fact.label}
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Many facts as lines, in one or two columns. */
export function DetailList({
  facts,
  className,
  ...rest
}: Omit<ComponentProps<'dl'>, 'children'> & { facts: readonly Fact[] }) {
  return (
    <dl className={joinClasses('details', className)} {...rest}>
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
