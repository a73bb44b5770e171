import type { ComponentProps, ReactNode } from 'react'
import { DanceTrack } from './dance-track.tsx'
import { joinClasses } from './join-classes.ts'

type StateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode
  text?: ReactNode
  /** A single action. */
  action?: ReactNode
  figure?: ComponentProps<typeof DanceTrack>['figure'] | undefined
}

/** An empty list: a track, a sentence, an action. */
export function EmptyState({
  title,
  text,
  action,
  figure = 'alone',
  className,
  ...rest
}: StateProps) {
  return (
    <div className={joinClasses('empty', className)} {...rest}>
      <DanceTrack figure={figure} />
      <p className="empty-title">{title}</p>
      {text ? <p className="empty-text">{text}</p> : null}
      {action}
    </div>
  )
}

/** An error: what happened, whether anything was lost, and Retry as the action. */
export function ErrorState(props: StateProps) {
  return <EmptyState figure="interrupted" role="alert" {...props} />
}
