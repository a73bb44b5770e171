import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/** The shape of what is coming; its size comes by class. It appears after 200 ms, so quick answers never flash. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={joinClasses('skeleton', className)} aria-hidden="true" {...rest} />
}

interface SkeletonRowsProps {
  /** What a reader by ear is told meanwhile. */
  readonly label: string
  readonly rows: number
  /** Size and corners of one. */
  readonly each: string
  readonly className?: string | undefined
}

/** A list that is coming. */
export function SkeletonRows({ label, rows, each, className }: SkeletonRowsProps) {
  return (
    <div className={joinClasses('grid', className)} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={joinClasses('w-full', each)} />
      ))}
    </div>
  )
}

/** A profile card that is coming. */
export function ProfileCardSkeleton() {
  return <Skeleton className="aspect-[4/5] w-full rounded-lg" />
}

/** A cameo that is coming. */
export function CameoSkeleton({ className }: { className?: string | undefined }) {
  return <Skeleton className={joinClasses('cameo rounded-[50%]!', className)} />
}
