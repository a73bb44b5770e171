import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/**
 * The outline of loading content, whose size is set by class. It appears after 200 ms, so that fast
 * responses never flash.
 */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={joinClasses('skeleton', className)} aria-hidden="true" {...rest} />
}

interface SkeletonRowsProps {
  /** Announced to screen readers while loading. */
  readonly label: string
  readonly rows: number
  /** The size and corners of each row, as classes. */
  readonly each: string
  readonly className?: string | undefined
}

/** A list while it loads. */
export function SkeletonRows({ label, rows, each, className }: SkeletonRowsProps) {
  return (
    <div className={joinClasses('grid', className)} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={joinClasses('w-full', each)} />
      ))}
    </div>
  )
}

/** A profile card while it loads. */
export function ProfileCardSkeleton() {
  return <Skeleton className="skeleton-lg aspect-portrait w-full" />
}

/** A cameo while it loads. */
export function CameoSkeleton({ className }: { className?: string | undefined }) {
  return <Skeleton className={joinClasses('cameo', className)} />
}
